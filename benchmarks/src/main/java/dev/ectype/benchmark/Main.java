package dev.ectype.benchmark;

import dev.ectype.benchmark.compare.CompareBenchmark;
import dev.ectype.benchmark.flat.FlatBenchmark;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.page.AllBenchmarks;
import dev.ectype.benchmark.plane.BystanderBenchmark;
import dev.ectype.benchmark.plane.PlaneBenchmark;
import dev.ectype.benchmark.plane.RecordingsBenchmark;
import dev.ectype.benchmark.plugin.MavenBenchmark;
import dev.ectype.benchmark.profile.ProfileBenchmark;
import dev.ectype.benchmark.proxy.ProxyBenchmark;
import dev.ectype.benchmark.scale.ScaleBenchmark;
import dev.ectype.benchmark.serve.ServeBenchmark;
import dev.ectype.benchmark.start.StartBenchmark;
import dev.ectype.benchmark.state.StateBenchmark;
import dev.ectype.benchmark.survey.Survey;
import dev.ectype.benchmark.wire.WireBenchmark;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;

/** Runs the benchmark with the name in the first argument. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        System.exit(run(List.of(arguments), new PrintStream(System.out, true, StandardCharsets.UTF_8)));
    }

    private static int run(List<String> arguments, PrintStream out) throws InterruptedException {
        String name = arguments.isEmpty() ? "" : arguments.get(0);
        try {
            boolean held = switch (name) {
                case "serve" -> new ServeBenchmark(options(arguments, ServeBenchmark.OPTIONS), out).run();
                case "start" -> new StartBenchmark(options(arguments, StartBenchmark.OPTIONS), out).run();
                case "state" -> new StateBenchmark(options(arguments, StateBenchmark.OPTIONS), out).run();
                case "control-plane" ->
                    arguments.contains("--bystanders")
                            ? new BystanderBenchmark(
                                            BenchmarkOptions.of(
                                                    arguments.subList(1, arguments.size()),
                                                    BystanderBenchmark.OPTIONS,
                                                    Set.of("--bystanders")),
                                            out)
                                    .run()
                            : new PlaneBenchmark(options(arguments, PlaneBenchmark.OPTIONS), out).run();
                case "recordings" ->
                    new RecordingsBenchmark(options(arguments, RecordingsBenchmark.OPTIONS), out).run();
                case "maven" -> new MavenBenchmark(options(arguments, MavenBenchmark.OPTIONS), out).run();
                case "proxy" -> new ProxyBenchmark(options(arguments, ProxyBenchmark.OPTIONS), out).run();
                case "http2" ->
                    WireBenchmark.http2(options(arguments, WireBenchmark.OPTIONS), out)
                            .run();
                case "grpc" ->
                    WireBenchmark.grpc(options(arguments, WireBenchmark.OPTIONS), out)
                            .run();
                case "graphql" ->
                    WireBenchmark.graphQl(options(arguments, WireBenchmark.OPTIONS), out)
                            .run();
                case "websocket" ->
                    WireBenchmark.webSocket(options(arguments, WireBenchmark.OPTIONS), out)
                            .run();
                case "mqtt" ->
                    WireBenchmark.mqtt(options(arguments, WireBenchmark.OPTIONS), out)
                            .run();
                case "compare" -> new CompareBenchmark(options(arguments, CompareBenchmark.OPTIONS), out).run();
                case "scale" -> new ScaleBenchmark(options(arguments, ScaleBenchmark.OPTIONS), out).run();
                case "flat" -> new FlatBenchmark(options(arguments, FlatBenchmark.OPTIONS), out).run();
                case "profile" -> new ProfileBenchmark(options(arguments, ProfileBenchmark.OPTIONS), out).run();
                case "all" ->
                    new AllBenchmarks(
                                    BenchmarkOptions.of(
                                            arguments.subList(1, arguments.size()),
                                            AllBenchmarks.OPTIONS,
                                            AllBenchmarks.FLAGS),
                                    out,
                                    Main.class)
                            .run();
                case "count" -> new Survey(surveyed(arguments), out).count();
                case "survey" -> new Survey(surveyed(arguments), out).run();
                default ->
                    throw new IllegalArgumentException(
                            "which benchmark: serve, start, maven, state, control-plane, recordings, proxy, http2, grpc, graphql, websocket, mqtt, scale, flat, compare, count, survey, profile or all?"
                                    + " For example benchmarks/run serve --rounds 3");
            };
            return held ? 0 : 1;
        } catch (IllegalArgumentException usage) {
            out.println(usage.getMessage());
            return 2;
        } catch (IOException failure) {
            out.println(failure.getMessage());
            return 5;
        }
    }

    private static BenchmarkOptions surveyed(List<String> arguments) {
        return BenchmarkOptions.of(arguments.subList(1, arguments.size()), Survey.OPTIONS, Survey.FLAGS);
    }

    private static BenchmarkOptions options(List<String> arguments, Set<String> known) {
        return BenchmarkOptions.of(arguments.subList(1, arguments.size()), known);
    }
}
