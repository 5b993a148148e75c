package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonMember;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares single resources of saved states with the snapshot of the same state. */
final class SavedStateTest {
    @ParameterizedTest
    @ValueSource(strings = {"petstore", "shop", "source-hosting"})
    void documentsAreThoseOfTheSnapshotInItsOrder(String name) {
        SavedState state = saved(name);
        for (JsonMember table : member(Json.parse(state.json()), "resources").members()) {
            Map<String, Document> expected = new LinkedHashMap<>();
            table.value().elements().forEach(row -> expected.put(text(row, "id"), member(row, "document")));
            assertThat(state.documents(table.name())).isNotEmpty().containsExactlyEntriesOf(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"shop", "source-hosting"})
    void targetsAreThoseOfTheSnapshot(String name) {
        SavedState state = saved(name);
        Map<String, Map<String, String>> expected = new LinkedHashMap<>();
        Map<String, String> resources = new LinkedHashMap<>();
        for (Document pair : member(Json.parse(state.json()), "relationships").elements()) {
            String relationship = text(pair, "name");
            String[] from = text(pair, "from").split("/", 2);
            String[] to = text(pair, "to").split("/", 2);
            resources.put(relationship, from[0]);
            expected.computeIfAbsent(relationship, each -> new LinkedHashMap<>())
                    .put(from[1], to[1]);
        }
        assertThat(expected).isNotEmpty();
        expected.forEach((relationship, targets) -> assertThat(state.targets(resources.get(relationship), relationship))
                .as(relationship)
                .containsExactlyEntriesOf(targets));
    }

    @Test
    void unknownNamesHaveNothing() {
        SavedState state = saved("petstore");
        assertThat(state.documents("dragons")).isEmpty();
        assertThat(state.targets("dragons", "dragons.caves")).isEmpty();
    }

    private static SavedState saved(String name) {
        CompilationRequest request = CompilationRequest.of(SampleCatalog.open(name));
        Emulator emulator = new Launcher()
                .boot(new LaunchRequest(request, CompileCache.none()))
                .emulator();
        return Objects.requireNonNull(emulator)
                .boot(EmulatorOptions.standard().withPopulate(4))
                .save();
    }

    private static Document member(Document object, String name) {
        return Objects.requireNonNull(object.member(name));
    }

    private static String text(Document object, String name) {
        return member(object, name).text();
    }
}
