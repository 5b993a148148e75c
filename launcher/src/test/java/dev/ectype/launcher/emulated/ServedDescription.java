package dev.ectype.launcher.emulated;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Compiles and boots a description, and sends requests to its emulator over HTTP. */
public final class ServedDescription implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final Emulator emulator;

    private ServedDescription(Emulator emulator) {
        this.emulator = emulator;
    }

    /** Serves the paths and schemas of an OpenAPI description in YAML. */
    public static ServedDescription of(String paths, String schemas) {
        return new ServedDescription(compiled(paths, schemas).start());
    }

    /** Serves an emulator. */
    public static ServedDescription of(Emulator emulator) {
        return new ServedDescription(emulator.start());
    }

    /** Serves an emulator with options. */
    public static ServedDescription of(Emulator emulator, EmulatorOptions options) {
        return new ServedDescription(emulator.start(options));
    }

    /** The port for MQTT. */
    public int mqttPort() {
        return Objects.requireNonNull(emulator.mqttUri()).getPort();
    }

    /** Serves several descriptions of one API. */
    public static ServedDescription of(List<SourceRoot> descriptions) {
        return of(descriptions, EmulatorOptions.standard().withPort(0));
    }

    /** Serves one description, with a port for MQTT. */
    public static ServedDescription withMqtt(Path description) {
        return of(
                List.of(SourceRoot.file(description)),
                EmulatorOptions.standard().withPort(0).withMqttPort(0));
    }

    public static ServedDescription of(List<SourceRoot> descriptions, EmulatorOptions options) {
        CompilationRequest request = CompilationRequest.of(descriptions.get(0));
        CompilationRequest whole = new CompilationRequest(descriptions, request.inference(), null);
        LaunchResult launched = new Launcher().boot(new LaunchRequest(whole, CompileCache.none()));
        Emulator emulator = Objects.requireNonNull(
                launched.emulator(), () -> launched.diagnostics().toString());
        return new ServedDescription(emulator.start(options));
    }

    /**
     * Compiles the paths and schemas of an OpenAPI description in YAML to an emulator and does not start it. In the paths,
     * {@code JSON: Pet} is short for content of this type, and {@code LIST: Pet} for a list of it.
     */
    public static Emulator compiled(String paths, String schemas) {
        String text = "openapi: 3.1.0\ninfo: {title: Trial, version: '1'}\npaths:\n"
                + withContents(paths).indent(2)
                + "components:\n  schemas:\n" + schemas.indent(4);
        SourceRoot source = SourceRoot.text("trial.yaml", text.getBytes(StandardCharsets.UTF_8));
        LaunchResult launched =
                new Launcher().boot(new LaunchRequest(CompilationRequest.of(source), CompileCache.none()));
        return Objects.requireNonNull(
                launched.emulator(), () -> launched.diagnostics().toString());
    }

    private static String withContents(String paths) {
        return paths.replaceAll(
                        "\\bJSON: (\\w+)", "content: {application/json: {schema: {\\$ref: '#/components/schemas/$1'}}}")
                .replaceAll(
                        "\\bLIST: (\\w+)",
                        "content: {application/json: {schema: {type: array, items: {\\$ref: '#/components/schemas/$1'}}}}");
    }

    /** The answer to a request. */
    public record Answer(int status, HttpHeaders headers, String text) {
        public Document body() {
            return Json.parse(text);
        }

        /** The header of that name, or an empty text. */
        public String header(String name) {
            return headers.firstValue(name).orElse("");
        }

        /** The texts of a member in all elements of a list. */
        public List<String> texts(String member) {
            List<String> texts = new ArrayList<>();
            body().elements()
                    .forEach(element -> texts.add(element.member(member).text()));
            return texts;
        }

        public String location() {
            return header("location");
        }
    }

    public Answer get(String path) throws IOException, InterruptedException {
        return send("GET", path, "application/json", "");
    }

    public Answer delete(String path) throws IOException, InterruptedException {
        return send("DELETE", path, "application/json", "");
    }

    public Answer post(String path, String body) throws IOException, InterruptedException {
        return send("POST", path, "application/json", body);
    }

    public Answer put(String path, String body) throws IOException, InterruptedException {
        return send("PUT", path, "application/json", body);
    }

    public Answer send(String method, String path, String type, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + path))
                .header("content-type", type)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    /** Sends a prepared request. */
    public HttpResponse<byte[]> ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    public HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create(emulator.baseUri() + path));
    }

    public Emulator emulator() {
        return emulator;
    }

    /** Sends a request with additional header fields: names and values in turn. */
    public HttpResponse<String> ask(String method, String path, String body, String... fields)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + path))
                .header("content-type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body));
        if (fields.length > 0) {
            request.headers(fields);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    @Override
    public void close() {
        emulator.close();
    }
}
