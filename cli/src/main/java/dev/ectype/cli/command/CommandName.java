package dev.ectype.cli.command;

import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.description.CheckCommand;
import dev.ectype.cli.command.description.CompileCommand;
import dev.ectype.cli.command.description.GraphCommand;
import dev.ectype.cli.command.description.InferCommand;
import dev.ectype.cli.command.description.IngestCommand;
import dev.ectype.cli.command.description.JudgeCommand;
import dev.ectype.cli.command.emulator.ChaosCommand;
import dev.ectype.cli.command.emulator.EmulateCommand;
import dev.ectype.cli.command.emulator.HealthCommand;
import dev.ectype.cli.command.emulator.JournalCommand;
import dev.ectype.cli.command.emulator.OpenCommand;
import dev.ectype.cli.command.emulator.SandboxCommand;
import dev.ectype.cli.command.emulator.SnapshotCommand;
import dev.ectype.cli.command.emulator.StatusCommand;
import dev.ectype.cli.command.recording.RecordCommand;
import dev.ectype.cli.command.recording.ReplayCommand;
import dev.ectype.cli.command.setup.CatalogCommand;
import dev.ectype.cli.command.setup.ConfigCommand;
import dev.ectype.cli.command.setup.DoctorCommand;
import dev.ectype.cli.command.setup.InitCommand;
import dev.ectype.cli.command.setup.VersionCommand;
import dev.ectype.cli.command.team.ActivityCommand;
import dev.ectype.cli.command.team.ControlPlaneHintCommand;
import dev.ectype.cli.command.team.KeysCommand;
import dev.ectype.cli.command.team.LoginCommand;
import dev.ectype.cli.command.team.LogoutCommand;
import dev.ectype.cli.command.team.ProjectsCommand;
import dev.ectype.cli.command.team.ScopesCommand;
import dev.ectype.cli.command.team.SsoCommand;
import dev.ectype.cli.command.team.WhoamiCommand;
import dev.ectype.cli.terminal.Terminal;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists every command by name and loads its class on demand, because loading a class slows every start. */
public enum CommandName {
    EMULATE("emulate", Group.EVERYDAY, "Serve an emulator of an API description."),
    INGEST("ingest", Group.EVERYDAY, "Read a description and summarize the API model."),
    CHECK("check", Group.EVERYDAY, "Call every operation of descriptions once and validate the responses."),
    COMPILE("compile", Group.EVERYDAY, "Write an emulator as Java sources or as an executable jar."),
    GRAPH("graph", Group.EVERYDAY, "Print how operations read and change resources."),
    INFER("infer", Group.EVERYDAY, "Print what was concluded from a description, and why."),
    JUDGE("judge", Group.EVERYDAY, "Grade what was concluded from a description."),
    STATUS("status", Group.EVERYDAY, "List the emulators that run on this machine."),
    OPEN("open", Group.EVERYDAY, "Open the page of a running emulator in a browser."),
    SNAPSHOT("snapshot", Group.EVERYDAY, "Save and restore the state of a running emulator."),
    HEALTH("health", Group.EVERYDAY, "Check whether a running emulator responds."),
    JOURNAL("journal", Group.EVERYDAY, "Show the writes to a running emulator, and rewind to any position."),
    SANDBOX("sandbox", Group.EVERYDAY, "Manage and compare sandboxes of a running emulator."),
    CHAOS("chaos", Group.EVERYDAY, "Inject faults into a running emulator: delays, errors, broken responses."),
    RECORD("record", Group.EVERYDAY, "Record the traffic between clients and a server with a proxy."),
    REPLAY("replay", Group.EVERYDAY, "Send recorded requests to a server and compare the responses."),
    LOGIN("login", Group.SERVICE, "Sign in to a control plane with a key."),
    LOGOUT("logout", Group.SERVICE, "Sign out: remove a stored key."),
    WHOAMI("whoami", Group.SERVICE, "Show who is signed in, with organization and scope."),
    SCOPES("scopes", Group.SERVICE, "Show the scope of the current key, as whoami does."),
    ACTIVITY("activity", Group.SERVICE, "Show changes in the organization, with author and time."),
    PROJECTS("projects", Group.SERVICE, "List, create and delete projects."),
    KEYS("keys", Group.SERVICE, "List, create, rotate and revoke keys."),
    SSO("sso", Group.SERVICE, "List, disable and enable identity providers."),
    CONTROL_PLANE(
            "control-plane",
            Group.SERVICE,
            "Serve the control plane: shared projects, keys, recordings and snapshots."),
    INIT("init", Group.SETUP, "Write service.yaml with the settings of a service."),
    CATALOG("catalog", Group.SETUP, "List the sample APIs."),
    CONFIG("config", Group.SETUP, "Show settings and their origins, and change the user's settings."),
    DOCTOR("doctor", Group.SETUP, "Check the installation and suggest fixes."),
    COMPLETION("completion", Group.SETUP, "Print a completion script for bash, zsh or fish."),
    VERSION("version", Group.SETUP, "Print the version."),
    HELP("help", Group.SETUP, "Explain a command or a topic.");

    private final String word;
    private final Group group;
    private final String summary;

    CommandName(String word, Group group, String summary) {
        this.word = word;
        this.group = group;
        this.summary = summary;
    }

    /** Groups the commands in the help. */
    public enum Group {
        EVERYDAY("Commands"),
        SERVICE("Control plane"),
        SETUP("Set-up");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** Returns the command with this name, or null if there is none. */
    public static @Nullable CommandName of(String word) {
        for (CommandName name : values()) {
            if (name.word.equals(word)) {
                return name;
            }
        }
        return null;
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(CommandName::word).toList();
    }

    public String word() {
        return word;
    }

    public Group group() {
        return group;
    }

    public String summary() {
        return summary;
    }

    /** Creates the command. */
    public EctypeCommand create(Terminal terminal) {
        return switch (this) {
            case EMULATE -> new EmulateCommand(terminal);
            case INGEST -> new IngestCommand(terminal);
            case CHECK -> new CheckCommand(terminal);
            case COMPILE -> new CompileCommand(terminal);
            case GRAPH -> new GraphCommand(terminal);
            case INFER -> new InferCommand(terminal);
            case JUDGE -> new JudgeCommand(terminal);
            case STATUS -> new StatusCommand(terminal);
            case OPEN -> new OpenCommand(terminal);
            case SNAPSHOT -> new SnapshotCommand(terminal);
            case HEALTH -> new HealthCommand(terminal);
            case JOURNAL -> new JournalCommand(terminal);
            case SANDBOX -> new SandboxCommand(terminal);
            case CHAOS -> new ChaosCommand(terminal);
            case RECORD -> new RecordCommand(terminal);
            case REPLAY -> new ReplayCommand(terminal);
            case LOGIN -> new LoginCommand(terminal);
            case LOGOUT -> new LogoutCommand(terminal);
            case WHOAMI -> new WhoamiCommand(terminal);
            case SCOPES -> new ScopesCommand(terminal);
            case ACTIVITY -> new ActivityCommand(terminal);
            case PROJECTS -> new ProjectsCommand(terminal);
            case KEYS -> new KeysCommand(terminal);
            case SSO -> new SsoCommand(terminal);
            case CONFIG -> new ConfigCommand(terminal);
            case DOCTOR -> new DoctorCommand(terminal);
            case CONTROL_PLANE -> new ControlPlaneHintCommand(terminal);
            case INIT -> new InitCommand(terminal);
            case CATALOG -> new CatalogCommand(terminal);
            case COMPLETION -> new CompletionCommand(terminal);
            case VERSION -> new VersionCommand(terminal);
            case HELP -> new HelpCommand(terminal);
        };
    }
}
