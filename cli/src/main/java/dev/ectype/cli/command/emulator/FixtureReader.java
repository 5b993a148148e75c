package dev.ectype.cli.command.emulator;

import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.command.team.SharedSnapshotName;
import dev.ectype.cli.command.team.SnapshotSharing;
import dev.ectype.cli.render.DiagnosticPrinter;
import dev.ectype.cli.settings.LocatedYaml;
import dev.ectype.cli.terminal.Colors;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.runtime.emulator.fixture.BadFixture;
import dev.ectype.runtime.emulator.fixture.Fixture;
import dev.ectype.runtime.emulator.fixture.FixtureFile;
import dev.ectype.runtime.emulator.fixture.RuleFile;
import dev.ectype.runtime.emulator.launch.EmulatorFlag;
import dev.ectype.runtime.emulator.options.flag.EmulatorOptionsReader;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the files of {@code --fixture} and {@code --chaos}, in JSON or YAML. */
record FixtureReader(Terminal terminal, Colors colors) {
    private static final String SHARED = "remote:";

    /** Reads the start state and the chaos rules of an emulator. The rules of the settings apply unless {@code --chaos} names a file. */
    EmulatorOptionsReader.Start read(Map<EmulatorFlag, String> values, @Nullable RuleFile settled) {
        return new EmulatorOptionsReader.Start(fixture(values), rules(values, settled));
    }

    private @Nullable RuleFile rules(Map<EmulatorFlag, String> values, @Nullable RuleFile settled) {
        String named = values.get(EmulatorFlag.CHAOS);
        return named == null ? settled : rules(named);
    }

    /** Reads the chaos rules of a file. */
    RuleFile rules(String named) {
        Path file = terminal.path(named);
        try {
            if (!isYaml(file)) {
                return FixtureFile.rules(file);
            }
            return LocatedYaml.rules(file.toString(), document(file).root());
        } catch (BadFixture bad) {
            throw refusal(BadFixture.ofRules(bad.faults()));
        }
    }

    private static boolean isYaml(Path file) {
        return file.toString().matches(".*\\.ya?ml");
    }

    private @Nullable Fixture fixture(Map<EmulatorFlag, String> values) {
        String named = values.get(EmulatorFlag.FIXTURE);
        if (named == null) {
            return null;
        }
        boolean keeping = "keep".equals(values.get(EmulatorFlag.FIXTURE_MISMATCH));
        if (named.startsWith(SHARED)) {
            return readShared(SharedSnapshotName.parse(named.substring(SHARED.length())), keeping);
        }
        try {
            Path file = FixtureFile.find(terminal.path(""), named);
            return isYaml(file) ? yaml(file, keeping) : FixtureFile.json(file, keeping);
        } catch (BadFixture bad) {
            throw refusal(bad);
        }
    }

    /** Reads a shared snapshot once and leaves no file of it. */
    private Fixture readShared(SharedSnapshotName name, boolean keeping) {
        try {
            Path file = Files.createTempFile("ectype-fixture", ".json");
            try {
                new SnapshotSharing(terminal, new ServiceOptions().client(terminal), false, false).fetch(name, file);
                return FixtureFile.json(file, keeping);
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (BadFixture bad) {
            throw refusal(bad);
        } catch (IOException refused) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "the snapshot " + name + " cannot be stored temporarily: " + refused.getMessage(),
                    "Check the free disk space.");
        }
    }

    /** Prints the problems of a fixture and returns the failure that ends the command. */
    CommandFailure refusal(BadFixture bad) {
        bad.faults().forEach(terminal::printMessage);
        String advice = bad.advice();
        return new CommandFailure(
                ExitCode.BAD_INPUT,
                bad.summary(),
                advice.substring(0, advice.length() - 1) + "; " + bad.page() + " describes the format.");
    }

    private Fixture yaml(Path file, boolean keeping) {
        SourceDocument document = document(file);
        return new Fixture(
                file.toString(),
                Json.parse(LocatedYaml.json(document.root()), JsonLimits.GREATEST),
                pointer -> LocatedYaml.place(document.root(), pointer),
                keeping);
    }

    private SourceDocument document(Path file) {
        Diagnostics diagnostics = new Diagnostics();
        SourceDocument document = SourceDocument.read(file.toString(), FixtureFile.bytes(file), diagnostics);
        DiagnosticPrinter.print(diagnostics.sorted(), terminal.err(), colors);
        if (document == null || diagnostics.hasErrors()) {
            throw new BadFixture(List.of());
        }
        return document;
    }
}
