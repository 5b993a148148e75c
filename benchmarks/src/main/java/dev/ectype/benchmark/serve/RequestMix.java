package dev.ectype.benchmark.serve;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The kinds of work of clients, with the share of a reference rate that an emulator should reach. The reference is the
 * limit's rate at the same work, or for errors at the work that succeeds.
 */
public enum RequestMix {
    /** Reads single pets by their ids. */
    GET(1) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return ids.stream().map(PetRequests::get).toList();
        }
    },
    /** Reads a list of twenty pets. */
    LIST(1) {
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
    MIXED(0.85) {
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
    /** Reads single pets, sixteen in a row without a wait. */
    PIPELINED(2) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return rows(GET.requests(ids), 1);
        }
    },
    /** Reads missing pets. */
    MISSING(0.9) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return ids.stream().map(id -> PetRequests.get(id + ABSENT)).toList();
        }
    },
    /** Creates a pet with an error in each member. */
    REFUSED(0.9) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return List.of(PetRequests.refused());
        }
    },
    /** Reads single pets by requests that all differ, which the server cannot answer from its cache of replies. */
    TRACED_GET(0.95) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return PetRequests.traced(GET.requests(ids));
        }
    },
    /** Reads a list of twenty pets by requests that all differ. */
    TRACED_LIST(0.85) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return PetRequests.traced(LIST.requests(ids));
        }
    },
    /** Reads single pets, sixteen in a row without a wait, by requests that all differ. */
    TRACED_PIPELINED(1.4) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return rows(TRACED_GET.requests(ids), ROW);
        }
    },
    /** Creates a pet with an error in each member, by requests that all differ. */
    TRACED_REFUSED(0.65) {
        @Override
        List<byte[]> requests(List<Long> ids) {
            return PetRequests.traced(REFUSED.requests(ids));
        }
    };

    private static final int ROW = 16;
    private static final long ABSENT = 1_000_000_000_000L;

    private final double bar;

    RequestMix(double bar) {
        this.bar = bar;
    }

    /** The requests in order, for the ids of the existing pets. */
    abstract List<byte[]> requests(List<Long> ids);

    /**
     * Joins requests in rows.
     *
     * @param step the number of requests between the first ones of successive rows
     */
    private static List<byte[]> rows(List<byte[]> requests, int step) {
        List<byte[]> rows = new ArrayList<>();
        for (int first = 0; first < requests.size(); first += step) {
            ByteArrayOutputStream row = new ByteArrayOutputStream();
            for (int next = 0; next < ROW; next++) {
                row.writeBytes(requests.get((first + next) % requests.size()));
            }
            rows.add(row.toByteArray());
        }
        return rows;
    }

    /** Reports whether each reply should be an error; the limit server sends none. */
    public boolean isError() {
        return this == MISSING || this == REFUSED || this == TRACED_REFUSED;
    }

    /** The work of the limit server with the reference rate. */
    RequestMix reference() {
        return switch (this) {
            case MISSING -> GET;
            case REFUSED, TRACED_REFUSED -> CREATE;
            default -> this;
        };
    }

    double bar() {
        return bar;
    }

    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
