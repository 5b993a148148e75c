package dev.ectype.cli.command.setup;

import dev.ectype.cli.command.base.ServiceOptions;
import dev.ectype.cli.command.setup.DoctorCommand.Finding;
import dev.ectype.cli.command.setup.DoctorCommand.State;
import dev.ectype.cli.service.ControlPlaneException;
import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.service.ResponseMembers;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Runs the checks of {@code ectype doctor}. */
final class InstallationChecks {
    private static final int OLDEST_JAVA = 17;
    private static final Duration MAX_CLOCK_SKEW = Duration.ofSeconds(60);
    private static final Duration EXPIRY_WARNING = Duration.ofDays(7);

    private final Terminal terminal;

    InstallationChecks(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the checks that need no other process. */
    List<Finding> local() {
        List<Finding> findings = new ArrayList<>();
        int java = Runtime.version().feature();
        String about = Runtime.version() + " in " + System.getProperty("java.home");
        findings.add(
                java >= OLDEST_JAVA
                        ? Finding.ok("java", about)
                        : new Finding("java", State.WRONG, about, "Ectype needs Java 17 or newer: set JAVA_HOME."));
        findings.add(writable("cache", terminal.cacheFolder(), "Set ECTYPE_CACHE_DIR to another folder."));
        Path config = CommandSettings.userFile(terminal);
        findings.add(writable(
                "config",
                config == null ? null : config.toAbsolutePath().getParent(),
                "Set ECTYPE_CONFIG_DIR to another folder."));
        findings.add(settings());
        return findings;
    }

    /** Checks that a folder exists or can be created. */
    private static Finding writable(String part, @Nullable Path folder, String hint) {
        if (folder == null) {
            return new Finding(part, State.WRONG, "the user has no home folder", hint);
        }
        Path absolute = folder.toAbsolutePath();
        while (absolute != null && !Files.exists(absolute)) {
            absolute = absolute.getParent();
        }
        boolean usable = absolute != null && Files.isDirectory(absolute) && Files.isWritable(absolute);
        return usable
                ? Finding.ok(part, folder.toString())
                : new Finding(part, State.WRONG, folder + " cannot be written", hint);
    }

    private Finding settings() {
        Diagnostics diagnostics = new Diagnostics();
        CommandSettings.read(terminal, diagnostics);
        Optional<Diagnostic> first =
                diagnostics.sorted().stream().filter(Diagnostic::isError).findFirst();
        return first.map(violation -> new Finding(
                        "settings",
                        State.WRONG,
                        violation.printed().lines().findFirst().orElse(CommandSettings.FILE),
                        "Correct it; `ectype init --schema` prints the schema."))
                .orElseGet(() -> Finding.ok("settings", CommandSettings.FILE + " and config.yaml are valid"));
    }

    /** Returns the profile for calls to the control plane, or null if no key is stored. */
    @Nullable
    Profile profile(ServiceOptions options, List<Finding> findings) {
        try {
            Profiles profiles = ServiceOptions.profiles(terminal);
            boolean none = profiles.all().isEmpty() && terminal.variable("ECTYPE_API_KEY") == null;
            if (none && !options.isNamed(terminal)) {
                findings.add(new Finding(
                        "profile",
                        State.SKIPPED,
                        "not signed in",
                        "Sign in with `ectype login` if you use a control plane."));
                return null;
            }
            Profile profile = options.chosen(terminal);
            findings.add(Finding.ok("profile", profile.toString()));
            if (isUnencrypted(profile)) {
                findings.add(new Finding(
                        "transport",
                        State.WARNING,
                        "the key is sent to " + profile.address() + " unencrypted",
                        "Use an HTTPS address or an address of this machine."));
            }
            return profile;
        } catch (CommandFailure failure) {
            findings.add(new Finding("profile", State.WRONG, failure.message(), failure.hint()));
            return null;
        }
    }

    private static boolean isUnencrypted(Profile profile) {
        String host = String.valueOf(profile.address().getHost());
        return "http".equals(profile.address().getScheme())
                && !host.matches("localhost|127\\..*|\\[?::1]?|\\[0:0:0:0:0:0:0:1]");
    }

    /** Checks the response of the control plane. */
    void service(Profile profile, List<Finding> findings) {
        ServiceClient client = new ServiceClient(profile);
        String date;
        try {
            date = client.date();
            findings.add(Finding.ok("service", "responds at " + profile.address()));
        } catch (ControlPlaneException violation) {
            CommandFailure failure = violation.failure();
            findings.add(new Finding(
                    "service",
                    State.WRONG,
                    failure.message(),
                    "Check the address (`ectype login --api-url URL` changes it) and proxies on the way."));
            return;
        }
        key(client, findings);
        clock(date, findings);
    }

    private static void key(ServiceClient client, List<Finding> findings) {
        try {
            JsonObject me = client.get("/v1/me");
            String about = ResponseMembers.display(me, "name") + " with the scope "
                    + ResponseMembers.display(me, "scope") + ", organization "
                    + ResponseMembers.display(ResponseMembers.object(me, "organization"), "slug");
            Instant end = time(ResponseMembers.text(me, "expiresAt"));
            findings.add(
                    end != null && end.isBefore(Instant.now().plus(EXPIRY_WARNING))
                            ? new Finding(
                                    "key",
                                    State.WARNING,
                                    about + ", ends " + end,
                                    "`ectype keys rotate` creates a new key.")
                            : Finding.ok("key", about));
        } catch (ControlPlaneException violation) {
            CommandFailure failure = violation.failure();
            findings.add(
                    new Finding("key", State.WRONG, failure.message(), "Sign in with another key: `ectype login`."));
        }
    }

    private static @Nullable Instant time(@Nullable String text) {
        try {
            return text == null ? null : Instant.parse(text);
        } catch (DateTimeException none) {
            return null;
        }
    }

    private static void clock(@Nullable String date, List<Finding> findings) {
        try {
            Instant theirs = date == null
                    ? null
                    : ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME)
                            .toInstant();
            if (theirs == null) {
                findings.add(new Finding("clock", State.SKIPPED, "the service sends no time", null));
                return;
            }
            Duration apart = Duration.between(theirs, Instant.now()).abs();
            findings.add(
                    apart.compareTo(MAX_CLOCK_SKEW) > 0
                            ? new Finding(
                                    "clock",
                                    State.WRONG,
                                    "this machine and the service are " + apart.toSeconds() + " s apart",
                                    "Synchronize the clock of this machine: keys expire by the clock of the service.")
                            : Finding.ok("clock", "within " + MAX_CLOCK_SKEW.toSeconds() + " s of the service"));
        } catch (DateTimeException none) {
            findings.add(new Finding("clock", State.SKIPPED, "the service sends no time", null));
        }
    }
}
