package dev.ectype.launcher.determinism;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Prints responses to requests with a verdict that may depend on the JVM: its stack, its warm-up, its locale. */
final class VerdictPrinter {
    private static final List<String> PATTERNS = List.of(
            "^(?:a|b)+$",
            "^(?:[a-z]+-?)+$",
            "^([ab]+)+$",
            "^(?:(?:a|b)*c?)*$",
            "^(\\w+\\s?)+$",
            "^(?!.*--)(?:a|b|-)+$",
            "^(?:(a)|(b))+\\2$",
            "^(?:(?=[ab])(?:a|b))+$",
            "^([ab]|(?:ab)+)*$",
            "(?:a|ab)(?:c|bcd)(?:d*)$",
            "^(?:[^!]|\\n)*$",
            "^(a|ab|b)*\\1$");
    private static final int[] LENGTHS = {10, 1_000, 5_000, 20_000};

    private static final List<String> DOCUMENTS = List.of(
            "{",
            "\n".repeat(1_233) + "{ f(",
            "{ \u00e4 }",
            "{ texts(first: 1234567.5) { id } }",
            "{ texts(first: 99999999999) { id } }",
            "query($v: Int!) { texts(first: $v) { id } }",
            "{ text(id: \"1234567\") { id } }",
            "{ unknown }",
            "{ texts { id } ".repeat(25) + "}".repeat(25),
            "{ " + "texts { id } ".repeat(9_000) + "}");

    private final Emulator emulator;

    private VerdictPrinter(Emulator emulator) {
        this.emulator = emulator;
    }

    /**
     * Prints the responses to standard output.
     *
     * @param arguments the cache folder, so that a slow JVM need not compile, and the number of repetitions of each request
     */
    public static void main(String[] arguments) {
        int times = Integer.parseInt(arguments[1]);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        of(Path.of(arguments[0]), times).forEach(out::println);
    }

    static List<String> of(Path cache, int times) {
        List<SourceRoot> sources = List.of(source("texts.yaml", openApi()), source("texts.graphql", SCHEMA));
        CompilationRequest request = CompilationRequest.of(sources.get(0));
        CompilationRequest whole = new CompilationRequest(sources, request.inference(), null);
        CompileCache known = CompileCache.in(CacheFolder.at(cache));
        LaunchResult launched = new Launcher().boot(new LaunchRequest(whole, known));
        launched.remaining().run();
        Emulator emulator = Objects.requireNonNull(
                launched.emulator(), () -> launched.diagnostics().toString());
        List<String> lines = List.of();
        for (int time = 0; time < times; time++) {
            lines = new VerdictPrinter(another(emulator).boot(EmulatorOptions.standard())).lines();
        }
        return lines;
    }

    private static Emulator another(Emulator emulator) {
        try {
            return emulator.getClass().getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static SourceRoot source(String name, String text) {
        return SourceRoot.text(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static final String SCHEMA = """
            type Query { texts(first: Int): [Text!]! text(id: ID!): Text }
            type Mutation { createText(value: String!): Text! }
            type Text { id: ID! value: String! }
            """;

    private static String openApi() {
        StringBuilder text = new StringBuilder("openapi: 3.1.0\ninfo: {title: Texts, version: '1'}\npaths:\n");
        for (int number = 0; number < PATTERNS.size(); number++) {
            text.append("  /p")
                    .append(number)
                    .append(":\n    post:\n      requestBody: {required: true, content: ")
                    .append("{application/json: {schema: {type: object, required: [value], properties: ")
                    .append("{value: {type: string, pattern: '")
                    .append(PATTERNS.get(number))
                    .append("'}}}}}}\n      responses: {'201': {description: ok}, '422': {description: no}}\n");
        }
        return text.toString();
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int pattern = 0; pattern < PATTERNS.size(); pattern++) {
            for (int length : LENGTHS) {
                String valid = "ab".repeat(length / 2);
                String target = "/p" + pattern;
                lines.add(target + " " + length + " " + status(target, valid) + " " + status(target, valid + "!"));
            }
        }
        for (String document : DOCUMENTS) {
            lines.add(send("/graphql", "{\"query\":" + Document.of(document) + ",\"variables\":{\"v\":1234567.5}}"));
        }
        return lines;
    }

    private String status(String target, String value) {
        return send(target, "{\"value\":\"" + value + "\"}").substring(0, 3);
    }

    private String send(String target, String body) {
        ReplyBuffer reply = ReplyBuffer.patient();
        emulator.handle(new Post(target, body), reply);
        String text = new String(
                reply.bodyArray(), reply.bodyFrom(), reply.bodyTo() - reply.bodyFrom(), StandardCharsets.UTF_8);
        return reply.status() + " " + text.replace("\n", "\\n");
    }

    private record Post(String target, String text) implements LocalRequest {
        @Override
        public String method() {
            return "POST";
        }

        @Override
        public Map<String, String> fields() {
            return Map.of("content-type", "application/json", "accept", "*/*", "host", "localhost");
        }

        @Override
        public ByteSlice body() {
            return ByteSlice.utf8(text);
        }
    }
}
