package dev.ectype.launcher.emulated.grpc;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.sample.LocalRequest;
import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

/** Compiles and boots a description of services, and calls it without a network. */
final class LocalService implements AutoCloseable {
    private final Emulator emulator;
    private final String service;

    private LocalService(Emulator emulator, String service) {
        this.emulator = emulator;
        this.service = service;
    }

    /** Boots a description from the test resources, to call methods of one of its packages. */
    static LocalService of(String file, String service) {
        SourceRoot source = SourceRoot.file(Path.of("src/test/resources/protobuf", file));
        LaunchResult launched =
                new Launcher().boot(new LaunchRequest(CompilationRequest.of(source), CompileCache.none()));
        Emulator emulator = Objects.requireNonNull(
                launched.emulator(), () -> launched.diagnostics().toString());
        return new LocalService(emulator.boot(EmulatorOptions.standard()), service);
    }

    /** The answer of a method. */
    record Answer(int status, String text) {
        Document body() {
            return Json.parse(text);
        }
    }

    /** Calls a method with a message in JSON with single quotes. */
    Answer call(String method, String message) {
        ReplyBuffer reply = ReplyBuffer.patient();
        emulator.handle(new Method("grpc:" + service + method, message.replace('\'', '"')), reply);
        int length = reply.bodyTo() - reply.bodyFrom();
        return new Answer(
                reply.status(), new String(reply.bodyArray(), reply.bodyFrom(), length, StandardCharsets.UTF_8));
    }

    /** Returns the snapshot of the whole state as text. */
    String snapshot() {
        return new String(emulator.snapshot(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        emulator.close();
    }

    private record Method(String target, String message) implements LocalRequest {
        @Override
        public String method() {
            return "POST";
        }

        @Override
        public Map<String, String> fields() {
            return Map.of("content-type", "application/json");
        }

        @Override
        public ByteSlice body() {
            return ByteSlice.utf8(message);
        }
    }
}
