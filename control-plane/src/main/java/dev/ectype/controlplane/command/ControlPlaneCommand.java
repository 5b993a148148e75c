package dev.ectype.controlplane.command;

import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.database.KeyRotationParts;
import dev.ectype.controlplane.platform.mail.MailFolder;
import dev.ectype.controlplane.signin.link.OperatorLinks;
import dev.ectype.runtime.emulator.launch.StopSignal;
import java.io.PrintWriter;
import java.net.URI;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.logging.LogLevel;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.context.ConfigurableApplicationContext;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Serves the control plane. */
@Command(
        name = "ectype control-plane",
        header = {
            "Examples:",
            "  ectype control-plane                        # serve on http://127.0.0.1:4020",
            "  ECTYPE_DATABASE=postgresql://user:password@host/name ectype control-plane",
            ""
        },
        description = {
            "Serves the control plane API, with which a team shares projects, keys, recordings and snapshots.",
            "Prints `ready URL` on standard output when it accepts requests. At the first start, it also prints",
            "`admin-key KEY`, and `sign-in URL`, a link with which you set up your account within an hour.",
            "Without ECTYPE_SMTP_URL, mails are files: `mail FOLDER` names their folder."
        },
        customSynopsis = {
            "ectype control-plane [OPTION...]",
            "ectype control-plane [OPTION...] organization create SLUG",
            "ectype control-plane [OPTION...] organization suspend|resume|delete SLUG",
            "ectype control-plane [OPTION...] events verify",
            "ectype control-plane [OPTION...] storage adopt",
            "ectype control-plane [OPTION...] key rotate",
            "ectype control-plane [OPTION...] sign-in-link EMAIL",
            "ectype control-plane [OPTION...] domain confirm ORGANIZATION DOMAIN",
            "ectype control-plane [OPTION...] export FOLDER",
            "ectype control-plane [OPTION...] import FOLDER"
        },
        sortOptions = false,
        subcommands = {
            OrganizationCommand.class,
            EventsCommand.class,
            StorageCommand.class,
            DomainCommand.class,
            SignInLinkCommand.class,
            KeyCommand.class,
            ExportCommand.class,
            ImportCommand.class
        })
public final class ControlPlaneCommand implements Callable<Integer> {
    /** Marks that the process keeps running instead of ending with an exit code. */
    public static final int SERVING = -1;

    static final int ENVIRONMENT = 5;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    @SuppressWarnings("unused") // picocli sets and reads this field
    private boolean helpWanted;

    @Mixin
    private final ListenOptions listening = new ListenOptions();

    @Option(
            names = "--database",
            paramLabel = "URL",
            scope = CommandLine.ScopeType.INHERIT,
            description =
                    "An existing PostgreSQL, postgresql://user:password@host/name; without it a server is started."
                            + " Other users of this machine can read a password in an option, but not in ECTYPE_DATABASE.")
    private @Nullable String database;

    @Option(
            names = "--data-dir",
            paramLabel = "FOLDER",
            scope = CommandLine.ScopeType.INHERIT,
            description = "Folder of the embedded database and the files (default .service/control-plane).")
    private @Nullable String dataDir;

    @Option(
            names = "--plan",
            paramLabel = "PLAN",
            description = "Plan of the first organization: free, team or enterprise (default enterprise).")
    private @Nullable String plan;

    @Option(
            names = "--log",
            paramLabel = "FORM",
            scope = CommandLine.ScopeType.INHERIT,
            description = "text: readable lines, from warnings on; json: an object per line, also for requests"
                    + " (default text on a terminal, else json). Both go to standard error.")
    private @Nullable String log;

    @Option(names = "--json", description = "Print the address as JSON when the service is ready.")
    private boolean json;

    private volatile boolean serving;
    private volatile boolean stopped;
    private final Class<?> service;
    private final Class<?> operators;

    /**
     * @param service the application class of the server
     * @param operators the application class of operator commands
     */
    public ControlPlaneCommand(Class<?> service, Class<?> operators) {
        this.service = service;
        this.operators = operators;
    }

    @Override
    public Integer call() {
        check();
        endOnSignal();
        ConfigurableApplicationContext context = startService();
        if (context == null) {
            return ENVIRONMENT;
        }
        Settings settings = context.getBean(Settings.class);
        URI address = context.getBean(ServiceAddress.class).listening();
        Operator operator = context.getBean(Operator.class);
        Optional<String> key = operator.first(settings.plan());
        serving = true;
        Optional<URI> signIn =
                key.map(created -> context.getBean(OperatorLinks.class).setup());
        new Ready(address, key, signIn, context.getBean(MailFolder.class).path()).print(out(), json);
        if (key.isPresent() && !out().checkError()) {
            operator.confirmFirstKey();
        }
        return SERVING;
    }

    /** Prints lines only for people, because they would break a JSON log. */
    private @Nullable ConfigurableApplicationContext startService() {
        if (LogFormat.chosen(Optional.ofNullable(log)) != LogFormat.TEXT) {
            return start(service, WebApplicationType.SERVLET);
        }
        WorkProgress progress = WorkProgress.begin(spec().commandLine().getErr());
        try {
            return start(service, WebApplicationType.SERVLET);
        } finally {
            progress.close();
        }
    }

    /** Ends the process when it receives a signal. Shutdown hooks finish the running requests. */
    private void endOnSignal() {
        StopSignal signal = StopSignal.listen();
        Thread end = new Thread(() -> stop(signal.await()), "stop");
        end.setDaemon(true);
        end.start();
    }

    private void stop(int exitCode) {
        if (!serving) {
            stopped = true;
            PrintWriter err = spec().commandLine().getErr();
            err.println("stopped before the control plane was ready; the next start continues from here");
            err.flush();
            // Running work fails when its database closes, which needs no log entry.
            LoggingSystem.get(getClass().getClassLoader()).setLogLevel(LoggingSystem.ROOT_LOGGER_NAME, LogLevel.OFF);
        }
        System.exit(exitCode);
    }

    /** Starts the application of operator commands, which report their own progress. */
    @Nullable
    ConfigurableApplicationContext startOperator(String... more) {
        return start(
                operators,
                WebApplicationType.NONE,
                Stream.concat(Stream.of("--logging.level.root=ERROR"), Arrays.stream(more))
                        .toArray(String[]::new));
    }

    /** Starts the application for a rotation of the application key. */
    @Nullable
    ConfigurableApplicationContext startKeyRotation() {
        return start(KeyRotationParts.class, WebApplicationType.NONE, "--logging.level.root=ERROR");
    }

    private void check() {
        listening.check(this::usage);
        if (plan != null && Plan.find(plan).isEmpty()) {
            throw usage("--plan takes free, team or enterprise, but was \"" + plan + "\"");
        }
    }

    /** Starts the application, with or without its server; returns empty after a reported failure. */
    private @Nullable ConfigurableApplicationContext start(Class<?> parts, WebApplicationType type, String... more) {
        checkCommon();
        SpringApplication application = new SpringApplication(parts);
        application.setBannerMode(Banner.Mode.OFF);
        application.setLogStartupInfo(false);
        application.setWebApplicationType(type);
        try {
            return application.run(
                    Stream.concat(properties(), Arrays.stream(more)).toArray(String[]::new));
        } catch (RuntimeException failed) {
            if (stopped) {
                return null;
            }
            String wrong = StartFailure.ofSetting(failed);
            if (wrong != null) {
                throw usage(wrong);
            }
            printFailure(failed);
            return null;
        }
    }

    /** Prints the failure and a hint. */
    void printFailure(Throwable failed) {
        CommandErrors.print(
                spec().commandLine().getErr(), StartFailure.of(failed, CommandErrors.explained(parsedCommand())));
    }

    private void checkCommon() {
        if (log != null && LogFormat.find(log).isEmpty()) {
            throw usage("--log takes text or json, but was \"" + log + "\"");
        }
        if (database != null) {
            try {
                Database.check(database);
            } catch (IllegalArgumentException wrong) {
                throw usage(String.valueOf(wrong.getMessage()));
            }
        }
    }

    PrintWriter err() {
        return spec().commandLine().getErr();
    }

    PrintWriter out() {
        return spec().commandLine().getOut();
    }

    private Stream<String> properties() {
        Map<String, @Nullable Object> properties = new LinkedHashMap<>();
        properties.putAll(listening.properties());
        properties.put("ectype.database", database);
        properties.put("ectype.data-dir", dataDir);
        properties.put("ectype.plan", plan);
        properties.put(
                "logging.config", LogFormat.chosen(Optional.ofNullable(log)).configuration());
        return properties.entrySet().stream()
                .filter(option -> option.getValue() != null)
                .map(option -> "--" + option.getKey() + "=" + option.getValue());
    }

    ParameterException usage(String message) {
        return new ParameterException(parsedCommand(), message);
    }

    /** Returns the parsed command or its subcommand. */
    private CommandLine parsedCommand() {
        CommandLine line = spec().commandLine();
        while (line.getParseResult() != null && line.getParseResult().hasSubcommand()) {
            line = line.getParseResult().subcommand().commandSpec().commandLine();
        }
        return line;
    }

    private CommandSpec spec() {
        if (spec == null) {
            throw new IllegalStateException("the command line sets this before it calls");
        }
        return spec;
    }
}
