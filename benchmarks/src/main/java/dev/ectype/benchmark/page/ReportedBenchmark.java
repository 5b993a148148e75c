package dev.ectype.benchmark.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The benchmarks on the page, in its order, with what a reader must know about their numbers. */
enum ReportedBenchmark {
    SERVE(
            "HTTP",
            "Replies for each second of processor time, divided by those of a Netty server that returns prepared bytes."
                    + " Errors (`missing`, `refused`) are compared with its replies of `get` and `create`.",
            "Nothing is turned off, and each request is logged (`--log all`). The cache answers repeated requests; the *traced*"
                    + " ones all differ.",
            "--rounds 1 --turns 3 --seconds 1 --warm 20000"),
    START(
            "start",
            "Seconds from the command `./ectype emulate` to the first byte of its first reply, without a compiled emulator"
                    + " in the cache (*now*) and with it (*before*).",
            Words.LOG + " The class archive exists before the first measured start.",
            "--runs 3"),
    HTTP2(
            "HTTP/2",
            "Processor time of a read over HTTP/2 without TLS, divided by that of a Netty server that returns prepared bytes.",
            Words.LOG,
            Words.QUICK_TURNS),
    GRPC(
            "gRPC",
            "Processor time of a unary call, divided by that of a server of grpc-java that returns prepared bytes.",
            Words.LOG,
            Words.QUICK_TURNS),
    GRAPHQL(
            "GraphQL",
            "Processor time of a query of a pet with five fields, divided by that of a server with Netty and graphql-java.",
            Words.LOG,
            Words.QUICK_TURNS),
    WEBSOCKET(
            "WebSocket",
            "Processor time of the delivery of a message to one of 1,000 clients, divided by that of a Netty server that"
                    + " relays the bytes.",
            Words.LOG,
            Words.QUICK_TURNS),
    MQTT(
            "MQTT",
            "Processor time of a message with the quality of service 1, divided by that of a Netty server that only"
                    + " acknowledges it.",
            Words.LOG,
            Words.QUICK_TURNS),
    STATE(
            "state",
            "Cost of a reply among many resources, divided by that among 1,000; cost of a creation with a journal, divided by"
                    + " that without; time of a rewind over many entries, divided by that over one; heap after many writes,"
                    + " divided by that after a tenth of them; time and memory of snapshots and forks.",
            Words.LOG_AND_CACHE,
            "--resources 100000 --turns 3 --seconds 1 --warm 20000 --forks 100 --entries 10000 --writes 2000000"),
    FLAT(
            "flat",
            "Processor time of a reply when the rows, the operations of the description, the sandboxes or the idle connections"
                    + " become more: the cost at the largest size, divided by that at the smallest. Nine of ten requests read a"
                    + " pet, and one lists twenty. Queries: the median of one client, after the first use.",
            Words.LOG_AND_CACHE,
            "--points 2 --turns 2 --seconds 1 --warm 10000 --queries 1"),
    PROXY(
            "record",
            "Processor time of a request through `ectype record`, divided by that of a Netty proxy that relays messages and"
                    + " records nothing. *Added median*: the time that it adds to a direct request on one connection,"
                    + " divided by the time that the other proxy adds.",
            "Nothing is turned off.",
            "--rounds 1 --turns 3 --seconds 1 --warm 30000 --spare 1000"),
    SCALE(
            "scale",
            "Processor time and memory of a start without a cache and of `ectype check`, for generated descriptions of so many"
                    + " operations. There are no bars.",
            Words.LOG,
            "1000 --runs 1"),
    CONTROL_PLANE(
            "control plane",
            "Replies of the control plane for each second of processor time, compared with a Spring server that sends one"
                    + " SELECT; time of pages with many events.",
            "The rate limit of the organization is raised.",
            "--turns 2 --seconds 1 --warm 20000 --starts 1 --events 100000"),
    RECORDINGS(
            "recordings",
            "Time of pages of large recordings in the control plane.",
            "Nothing is turned off.",
            "--recordings 1 --megabytes 100 --pages 10");

    private final String label;
    private final String measured;
    private final String turnedOff;
    private final String quickArguments;

    ReportedBenchmark(String label, String measured, String turnedOff, String quickArguments) {
        this.label = label;
        this.measured = measured;
        this.turnedOff = turnedOff;
        this.quickArguments = quickArguments;
    }

    /** The benchmarks with these names, separated by commas; without names, those that need no other service. */
    static List<ReportedBenchmark> named(String names) {
        if (names.isEmpty()) {
            return Stream.of(values()).filter(each -> !each.needsService()).toList();
        }
        List<String> wanted = List.of(names.split(","));
        List<String> unknown = new ArrayList<>(wanted);
        unknown.removeAll(Stream.of(values()).map(ReportedBenchmark::title).toList());
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("the page has no benchmark " + String.join(", ", unknown) + "; it has "
                    + Stream.of(values()).map(ReportedBenchmark::title).collect(Collectors.joining(", ")));
        }
        return Stream.of(values()).filter(each -> wanted.contains(each.title())).toList();
    }

    private boolean needsService() {
        return this == CONTROL_PLANE || this == RECORDINGS;
    }

    /** The name as an argument of {@code benchmarks/run}. */
    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The name in charts. */
    String label() {
        return label;
    }

    String measured() {
        return measured;
    }

    String turnedOff() {
        return turnedOff;
    }

    /** The arguments of a run with few rounds. */
    List<String> quickArguments() {
        return List.of(quickArguments.split(" "));
    }

    /** Words of several benchmarks. */
    private static final class Words {
        static final String LOG = "The log line for each request is off (`--log none`).";
        static final String LOG_AND_CACHE = LOG + " So is the cache of replies (`--reply-cache off`).";
        static final String QUICK_TURNS = "--rounds 1 --turns 3 --seconds 1 --warm 200000";
    }
}
