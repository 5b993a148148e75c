package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that snapshots of populated samples are restored without a change. */
final class SampleSnapshotTest {
    private static final EmulatorOptions FULL = EmulatorOptions.standard().withPopulate(8);
    /** The options with two instances each; with more, some keep unresolvable references from examples. */
    private static final EmulatorOptions LINKED = EmulatorOptions.standard().withPopulate(2);

    static Iterable<String> samples() {
        return SampleCatalog.names();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aSnapshotIsRestoredByteForByte(String name) {
        byte[] full;
        try (Emulator emulator = booted(name, FULL)) {
            full = emulator.snapshot();
        }
        try (Emulator empty = booted(name, EmulatorOptions.standard())) {
            assertThat(empty.snapshot()).isNotEqualTo(full);
            empty.restore(Json.parse(full));
            assertThat(empty.snapshot()).isEqualTo(full);
        }
        Fixture fixture = new Fixture("full.json", Json.parse(full), pointer -> "1:1", false);
        try (Emulator started = booted(name, EmulatorOptions.standard().withFixture(fixture))) {
            assertThat(started.snapshot()).isEqualTo(full);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void listedInstancesAreStoredUnchanged(String name) {
        Document full;
        try (Emulator emulator = booted(name, LINKED)) {
            full = Json.parse(emulator.snapshot());
        }
        Document listed = listable(full);
        Fixture fixture = new Fixture("told.json", listed, pointer -> pointer, false);
        try (Emulator started = booted(name, EmulatorOptions.standard().withFixture(fixture))) {
            Document begun = Json.parse(started.snapshot());
            for (JsonMember resource : listed.members()) {
                assertThat(documents(begun, resource.name())).isEqualTo(documents(full, resource.name()));
            }
        }
    }

    /** Reduces a snapshot to documents, with their parents if the documents do not contain them. */
    private static Document listable(Document full) {
        Map<String, Document> owners = new LinkedHashMap<>();
        for (Document pair :
                Objects.requireNonNull(full.member("relationships")).elements()) {
            String from = Objects.requireNonNull(pair.member("from")).text();
            owners.putIfAbsent(from, Objects.requireNonNull(pair.member("to")));
        }
        JsonWriter out = new JsonWriter().beginObject();
        for (JsonMember resource :
                Objects.requireNonNull(full.member("resources")).members()) {
            if (resource.value().size() < 2) {
                continue;
            }
            out.name(resource.name()).beginArray();
            for (Document row : resource.value().elements()) {
                String id = resource.name() + "/"
                        + Objects.requireNonNull(row.member("id")).text();
                Document owner = owners.get(id);
                out.beginObject();
                if (owner != null) {
                    out.name("$in").value(owner.text().substring(owner.text().indexOf('/') + 1));
                }
                Objects.requireNonNull(row.member("document"))
                        .members()
                        .forEach(member -> out.name(member.name()).value(member.value()));
                out.endObject();
            }
            out.endArray();
        }
        return out.endObject().toDocument();
    }

    private static String documents(Document snapshot, String resource) {
        StringBuilder text = new StringBuilder();
        for (Document row : Objects.requireNonNull(snapshot.at(MemberPath.of("resources", resource)))
                .elements()) {
            text.append(row.member("document")).append('\n');
        }
        return text.toString();
    }

    private static Emulator booted(String name, EmulatorOptions options) {
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(SampleCatalog.open(name)), CompileCache.none());
        return Objects.requireNonNull(new Launcher().boot(request).emulator()).boot(options);
    }
}
