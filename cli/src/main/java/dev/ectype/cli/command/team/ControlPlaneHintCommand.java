package dev.ectype.cli.command.team;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Represents the control plane, which is a separate program, in help and completion. The start script starts that program directly and
 * never reaches this command.
 */
@Command(
        name = "control-plane",
        description = {
            "Serves the control plane API, with which a team shares projects, keys, recordings and snapshots.",
            "Prints `ready URL` on standard output when it accepts requests. At the first start, it also prints",
            "`admin-key KEY`, and `sign-in URL`, a link with which you set up your account within an hour.",
            "Without ECTYPE_SMTP_URL, mails are files: `mail FOLDER` names their folder.",
            "The command `ectype` starts it as a separate program, ectype-control-plane.jar."
        },
        customSynopsis = {
            "ectype control-plane [OPTION...]",
            "ectype control-plane [OPTION...] organization create SLUG",
            "ectype control-plane [OPTION...] events verify",
            "ectype control-plane [OPTION...] sign-in-link EMAIL",
            "ectype control-plane [OPTION...] domain confirm ORGANIZATION DOMAIN",
            "ectype control-plane [OPTION...] export FOLDER",
            "ectype control-plane [OPTION...] import FOLDER"
        },
        sortOptions = false)
@SuppressWarnings("unused") // picocli sets and reads the options
public final class ControlPlaneHintCommand extends EctypeCommand {
    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "A command of the operator.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "Address to listen on (default 127.0.0.1; or ECTYPE_HOST).")
    private String host = "";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "Port to listen on; 0 uses any free port (default 4020; or ECTYPE_PORT).")
    private String port = "";

    @Option(
            names = "--database",
            paramLabel = "URL",
            description =
                    "An existing PostgreSQL, postgresql://user:password@host/name; without it a server is started."
                            + " Other users of this machine can read a password in an option, but not in ECTYPE_DATABASE.")
    private String database = "";

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            description = "Folder of the embedded database and the files (default .service/control-plane).")
    private String dataDir = "";

    @Option(
            names = "--plan",
            paramLabel = "PLAN",
            description = "Plan of the first organization: free, team or enterprise (default enterprise).")
    private String plan = "";

    @Option(
            names = "--log",
            paramLabel = "FORM",
            description = "text: readable lines, from warnings on; json: an object per line, also for requests"
                    + " well (default text on a terminal, else json). Both go to standard error.")
    private String log = "";

    @Option(names = "--json", description = "Print the address as JSON when the service is ready.")
    private boolean json;

    public ControlPlaneHintCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        throw new CommandFailure(
                ExitCode.ENVIRONMENT,
                "the control plane is a separate program that this jar does not contain",
                "Start it as `ectype control-plane` with the command of a release, or as `java -jar"
                        + " ectype-control-plane.jar`.");
    }
}
