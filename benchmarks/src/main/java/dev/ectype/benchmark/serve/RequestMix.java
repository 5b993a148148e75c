package dev.ectype.benchmark.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The kinds of work of clients, with the share of a reference rate that an emulator should reach. The reference is the
 * limit's rate, or for errors the emulator's own rate at single pets.
 */
public enum RequestMix {
    /** Reads single pets by their ids. */
    GET(0.85) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return ids.stream().map(PetRequests::get).toList();
        }
    },
    /** Reads a list of twenty pets. */
    LIST(0.7) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return List.of(PetRequests.list());
        }
    },
    /** Creates pets. */
    CREATE(0.6) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return List.of(PetRequests.create(7));
        }
    },
    /** Eight reads, a creation and a list of every ten. */
    MIXED(0.75) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            List<byte[]> requests = new ArrayList<>();
            for (int i = 0; i < ids.size(); i++) {
                requests.add(
                        switch (i % 10) {
                            case 4 -> PetRequests.create(i);
                            case 9 -> PetRequests.list();
                            default -> PetRequests.get(ids.get(i));
                        });
            }
            return requests;
        }
    },
    /** Reads missing pets. */
    MISSING(1.0 / 3) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return ids.stream().map(id -> PetRequests.get(id + ABSENT)).toList();
        }
    },
    /** Creates a pet with an error in each member. */
    REFUSED(1.0 / 3) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return List.of(PetRequests.refused());
        }
    };

    private static final long ABSENT = 1_000_000_000_000L;

    private final double bar;

    RequestMix(double bar) {
        this.bar = bar;
    }

    /** The requests in order, for the ids of the existing pets. */
    abstract List<byte[]> requests(List<Long> ids);

    /** Reports whether each reply should be an error; the limit server sends none. */
    public boolean isError() {
        return this == MISSING || this == REFUSED;
    }

    /** The work with the reference rate: this one at the limit server, or another one at the emulator. */
    RequestMix reference() {
        return isError() ? GET : this;
    }

    double bar() {
        return bar;
    }

    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
