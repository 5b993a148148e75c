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
            "Serves the API by which a team shares projects, keys, recordings and snapshots, until it is stopped.",
            "Prints `ready URL` on standard output once it answers, and at the first start `admin-key KEY`.",
            "It is a program of its own, ectype-control-plane.jar, which the command `ectype` starts."
        },
        customSynopsis = {
            "ectype control-plane [OPTION...]",
            "ectype control-plane [OPTION...] organization create SLUG",
            "ectype control-plane [OPTION...] events verify",
            "ectype control-plane [OPTION...] domain confirm ORGANIZATION DOMAIN",
            "ectype control-plane [OPTION...] export FOLDER",
            "ectype control-plane [OPTION...] import FOLDER"
        },
        sortOptions = false)
@SuppressWarnings("unused") // picocli sets and reads the options
public final class ControlPlaneHintCommand extends EctypeCommand {
    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "What an operator does with the database.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "The address to listen on (default 127.0.0.1; or ECTYPE_HOST).")
    private String host = "";

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "The port to listen on; 0 takes any (default 4020; or ECTYPE_PORT).")
    private String port = "";

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "A PostgreSQL that exists, postgresql://user:password@host/name; without it one is started."
                    + " Other users of this machine see a password in an option, but not in ECTYPE_DATABASE.")
    private String database = "";

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            description = "Where the database and files live that are brought along (default .service/control-plane).")
    private String dataDir = "";

    @Option(
            names = "--plan",
            paramLabel = "PLAN",
            description = "The plan of the first organization: free, team or enterprise (default enterprise).")
    private String plan = "";

    @Option(
            names = "--log",
            paramLabel = "FORM",
            description = "text: lines for people, from warnings on; json: an object on each line, with what is done as"
                    + " well (default text on a terminal, else json). Both go to standard error.")
    private String log = "";

    @Option(names = "--json", description = "Say in JSON where the service is ready.")
    private boolean json;

    public ControlPlaneHintCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        throw new CommandFailure(
                ExitCode.ENVIRONMENT,
                "the control plane is a program of its own, and this jar does not hold it",
                "Start it as `ectype control-plane` with the command of a release, or as `java -jar"
                        + " ectype-control-plane.jar`.");
    }
}
