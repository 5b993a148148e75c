package dev.ectype.benchmark.serve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What clients ask in turn, and the share of a rate that an emulator should reach at it: of the limit's, or, where all is
 * answered with an error, of its own at single pets.
 */
enum RequestMix {
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
    /** Reads pets that are not there. */
    MISSING(1.0 / 3) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return ids.stream().map(id -> PetRequests.get(id + ABSENT)).toList();
        }
    },
    /** Creates a pet with a fault in each of its members. */
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

    /** The requests in their order; ids are those of the pets that are there. */
    abstract List<byte[]> requests(List<Long> ids);

    /** Whether each of its replies should be an error; the limit knows none. */
    boolean isError() {
        return this == MISSING || this == REFUSED;
    }

    /** What the rate at it is compared with: that of the limit, or the emulator's own at this work. */
    RequestMix reference() {
        return isError() ? GET : this;
    }

    double bar() {
        return bar;
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
