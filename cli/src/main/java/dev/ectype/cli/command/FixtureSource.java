package dev.ectype.cli.command;

import dev.ectype.cli.render.Findings;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Failure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.ArrayNode;
import dev.ectype.compiler.source.Entry;
import dev.ectype.compiler.source.Node;
import dev.ectype.compiler.source.ObjectNode;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.FixtureFile;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what {@code --fixture} names, in YAML too. */
record FixtureSource(Terminal terminal, Colors colors) {
    @Nullable
    Fixture read(Map<EmulatorFlag, String> values) {
        String named = values.get(EmulatorFlag.FIXTURE);
        if (named == null) {
            return null;
        }
        boolean keeping = "keep".equals(values.get(EmulatorFlag.FIXTURE_MISMATCH));
        try {
            Path file = FixtureFile.find(terminal.path(""), named);
            return file.toString().matches(".*\\.ya?ml") ? yaml(file, keeping) : FixtureFile.json(file, keeping);
        } catch (BadFixture bad) {
            throw refusal(bad.faults());
        }
    }

    /** Says what is wrong, and gives what ends the command. */
    Failure refusal(List<String> faults) {
        faults.forEach(terminal::say);
        return new Failure(
                ExitCode.BAD_INPUT,
                "the fixture cannot be started from",
                "Correct it, or start without --fixture; docs/state.md says what it may hold.");
    }

    private Fixture yaml(Path file, boolean keeping) {
        Diagnostics found = new Diagnostics();
        SourceDocument document = SourceDocument.read(file.toString(), FixtureFile.bytes(file), found);
        Findings.print(found.sorted(), terminal.err(), colors);
        if (document == null || found.hasErrors()) {
            throw refusal(List.of());
        }
        byte[] json = JsonPrinter.compact(document.root().toJson()).getBytes(StandardCharsets.UTF_8);
        return new Fixture(
                file.toString(),
                Json.parse(json, JsonLimits.GREATEST),
                pointer -> place(document.root(), pointer),
                keeping);
    }

    /** Where the value at a pointer is written, or the innermost that there is on the way to it. */
    private static String place(Node root, String pointer) {
        Node at = root;
        String place = at.line() + ":" + at.column();
        for (String escaped :
                pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/", -1)) {
            String name = escaped.replace("~1", "/").replace("~0", "~");
            if (at instanceof ObjectNode object) {
                Entry entry = object.entry(name);
                if (entry == null) {
                    return place;
                }
                at = entry.value();
                place = entry.line() + ":" + entry.column();
            } else if (at instanceof ArrayNode array
                    && name.matches("[0-9]{1,9}")
                    && Integer.parseInt(name) < array.elements().size()) {
                at = array.elements().get(Integer.parseInt(name));
                place = at.line() + ":" + at.column();
            } else {
                return place;
            }
        }
        return place;
    }
}
