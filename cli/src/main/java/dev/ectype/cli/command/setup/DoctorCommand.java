package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.render.Columns;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.StandardStream;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Checks the environment of the commands and prints the findings. */
@Command(
        name = "doctor",
        description = {
            "Checks Java, the folders and their disks, the settings, the descriptions of service.yaml, the port, running"
                    + " emulators, the control plane, the key and the clock, and suggests fixes.",
            "Ends with 1 after a failed check. Without a key the control plane is not contacted."
        },
        customSynopsis = "ectype doctor [OPTION...]",
        sortOptions = false)
public final class DoctorCommand extends EctypeCommand {
    @Mixin
    private ServiceOptions service = new ServiceOptions();

    @Option(names = "--json", description = "Print one JSON object per finding.")
    private boolean json;

    public DoctorCommand(Terminal terminal) {
        super(terminal);
    }

    /** Rates a finding. */
    enum State {
        OK,
        SKIPPED,
        WARNING,
        WRONG
    }

    /**
     * Holds the result of one check.
     *
     * @param hint the advice to the user; null if there is nothing to do
     */
    record Finding(
            String part,
            State state,
            String about,
            @Nullable String hint) {
        static Finding ok(String part, String about) {
            return new Finding(part, State.OK, about, null);
        }

        String word() {
            return state.name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Override
    protected ExitCode run() {
        InstallationChecks checkup = new InstallationChecks(terminal());
        List<Finding> findings = checkup.local();
        findings.addAll(new EmulatorChecks(terminal()).all());
        Profile profile = checkup.profile(service, findings);
        if (profile != null) {
            checkup.service(profile, findings);
        }
        if (json) {
            findings.forEach(finding -> terminal().out().println(JsonPrinter.compact(object(finding))));
        } else {
            show(findings);
        }
        boolean failed = findings.stream().anyMatch(finding -> finding.state() == State.WRONG);
        return failed ? ExitCode.NO : ExitCode.DONE;
    }

    private void show(List<Finding> findings) {
        Columns columns = new Columns();
        findings.forEach(finding -> columns.row(finding.word(), finding.part(), finding.about()));
        List<String> lines = columns.lines();
        for (int at = 0; at < findings.size(); at++) {
            Finding finding = findings.get(at);
            String line = lines.get(at);
            terminal()
                    .out()
                    .println(
                            switch (finding.state()) {
                                case OK -> line;
                                case SKIPPED, WARNING ->
                                    colors(StandardStream.OUT).yellow(line);
                                case WRONG -> colors(StandardStream.OUT).red(line);
                            });
            if (finding.hint() != null) {
                terminal().out().println("  hint: " + finding.hint());
            }
        }
    }

    private static JsonObject object(Finding finding) {
        JsonObject.Builder object = JsonObject.builder()
                .put("part", finding.part())
                .put("state", finding.word())
                .put("about", finding.about());
        String hint = finding.hint();
        return (hint == null ? object : object.put("hint", hint)).build();
    }
}
