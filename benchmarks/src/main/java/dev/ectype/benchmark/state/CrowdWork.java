package dev.ectype.benchmark.state;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The kinds of work of clients among few and many resources, with uniformly chosen identifiers. */
enum CrowdWork {
    /** Reads pets by their ids. */
    READ(20_000, 1.25) {
        @Override
        String request(Crowd crowd, SplittableRandom random) {
            return get("/pets/" + (1 + random.nextInt(crowd.count())));
        }
    },
    /** Reads the first page of the list, newest first, with the total. */
    LIST(1, 1.25) {
        @Override
        String request(Crowd crowd, SplittableRandom random) {
            return get("/pets");
        }
    },
    /** Reads a page of the list by its number. */
    PAGE(5_000, 1.25) {
        @Override
        String request(Crowd crowd, SplittableRandom random) {
            return get("/pets?page=" + (1 + random.nextInt(crowd.count() / 20)));
        }
    },
    /** Reads the first page of the pets in a shelter, which are far apart in memory. */
    FILTER(5_000, 2) {
        @Override
        String request(Crowd crowd, SplittableRandom random) {
            return get("/pets?shelter=" + random.nextInt(crowd.shelters()));
        }
    },
    /** Creates pets. */
    CREATE(1, 1.25) {
        @Override
        String request(Crowd crowd, SplittableRandom random) {
            return creation(PET);
        }
    };

    private static final String HEADERS = " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n";
    private static final String PET =
            "{\"name\":\"Momo the 7th\",\"species\":\"parrot\",\"shelter\":7,\"vaccinated\":true}";

    private final int draws;
    private final double bar;

    CrowdWork(int draws, double bar) {
        this.draws = draws;
        this.bar = bar;
    }

    /** The greatest cost ratio of a reply among many resources to one among few. */
    double bar() {
        return bar;
    }

    abstract String request(Crowd crowd, SplittableRandom random);

    /** The requests, which are the same in every run. */
    List<byte[]> requests(Crowd crowd) {
        SplittableRandom random = new SplittableRandom(draws);
        Supplier<String> drawn = () -> request(crowd, random);
        List<byte[]> requests = new ArrayList<>();
        for (int draw = 0; draw < draws; draw++) {
            requests.add(drawn.get().getBytes(StandardCharsets.US_ASCII));
        }
        return requests;
    }

    String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the request that creates a pet. */
    static String creation(String pet) {
        return "POST /pets" + HEADERS + "Content-Type: application/json\r\nContent-Length: " + pet.length() + "\r\n\r\n"
                + pet;
    }

    private static String get(String target) {
        return "GET " + target + HEADERS + "\r\n";
    }
}
