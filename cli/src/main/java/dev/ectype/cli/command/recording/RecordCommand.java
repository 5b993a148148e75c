package dev.ectype.cli.command.recording;

import dev.ectype.cli.certificate.CertificateAuthority;
import dev.ectype.cli.certificate.HostNames;
import dev.ectype.cli.command.base.EctypeCommand;
import dev.ectype.cli.command.base.RemoteAddress;
import dev.ectype.cli.proxy.context.HostFilter;
import dev.ectype.cli.proxy.context.ProxyOptions;
import dev.ectype.cli.proxy.context.Upstream;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.settings.RedactionFileReader;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import dev.ectype.launcher.recording.RedactionRules;
import dev.ectype.launcher.recording.Redactor;
import dev.ectype.runtime.emulator.launch.SnapshotFolder;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a proxy between clients and servers that records their exchanges. */
@Command(
        name = "record",
        description = {
            "Runs a proxy between clients and a server until it is stopped, and records the traffic without secrets.",
            "The file contains every delivered response, even if the process is killed."
        },
        customSynopsis = {
            "ectype record [OPTION...] --upstream URL",
            "ectype record [OPTION...] --forward [--only HOST]..."
        },
        sortOptions = false)
public final class RecordCommand extends EctypeCommand {
    private static final int USUAL_BODY = 1 << 20;
    private static final int GREATEST_BODY = 8 << 20;
    private static final int KEY = 32;

    @Option(
            names = "--upstream",
            paramLabel = "URL",
            description = "The server; its path is prepended to the path of each request.")
    private @Nullable String upstream;

    @Option(
            names = "--forward",
            description = "Act as a forward proxy for clients without a configurable server address: any host, with"
                    + " certificates of a private certificate authority.")
    private boolean forward;

    @Option(
            names = "--only",
            paramLabel = "HOST",
            description = "With --forward: record only this host, or its subdomains (*.example); other traffic passes"
                    + " unchanged. Repeatable.")
    private List<String> only = new ArrayList<>();

    @Option(
            names = "--tls",
            description =
                    "With --upstream: also use TLS with clients, with a certificate of the private certificate authority.")
    private boolean tls;

    @Option(
            names = "--ca",
            paramLabel = "FOLDER",
            description =
                    "Folder of the certificate authority, created if missing (default ca beside" + " config.yaml).")
    private @Nullable String authority;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description = "Port to listen on; 0 uses any free port (default 4030).")
    private int port = 4030;

    @Option(names = "--host", paramLabel = "HOST", description = "Address to listen on (default 127.0.0.1).")
    private String host = "127.0.0.1";

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Name of the recording: letters, digits, dots, dashes and underscores.")
    private @Nullable String name;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "New file to write; an HTTP Archive if it ends in .har"
                    + " (default NAME.jsonl, else recording.jsonl).")
    private @Nullable String out;

    @Option(
            names = "--redact",
            paramLabel = "FILE",
            description = "File of redaction rules besides credentials: header fields, names, JSON paths, patterns.")
    private @Nullable String redact;

    @Option(
            names = "--max-body",
            paramLabel = "SIZE",
            description = "Limit of a recorded body, such as 64k or 8m (default 1m); the whole body is forwarded.")
    private String longestBody = "1m";

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "Seconds until the server must begin its response (default 60).")
    private int timeout = 60;

    @Option(names = "--insecure", description = "Accept any certificate of the server.")
    private boolean insecure;

    @Option(names = "--json", description = "Print the address as JSON when the proxy is ready.")
    private boolean json;

    public RecordCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    protected ExitCode run() {
        checkNumbers();
        ProxyOptions options = new ProxyOptions(
                host, port, server(), hosts(), authority(), insecure, size(), Duration.ofSeconds(timeout));
        RedactionRules rules = redact == null
                ? RedactionRules.USUAL
                : RedactionFileReader.read(redact, terminal().path(redact));
        byte[] key = new byte[KEY];
        new SecureRandom().nextBytes(key);
        return new RecordingSession(terminal(), options, upstream, name, file(), json).record(new Redactor(key, rules));
    }

    private String file() {
        String violation = name == null ? null : SnapshotFolder.fault(name);
        if (violation != null) {
            throw CommandFailure.usage("--name " + violation, "Write for example `--name checkout`.");
        }
        return out != null ? out : (name == null ? "recording" : name) + ".jsonl";
    }

    private void checkNumbers() {
        if (port < 0 || port > 65_535) {
            throw CommandFailure.usage("--port takes a number from 0 to 65535, but was " + port, "Omit it for 4030.");
        }
        if (timeout < 1) {
            throw CommandFailure.usage(
                    "--timeout takes a number of seconds from 1, but was " + timeout, "Omit it for 60.");
        }
    }

    private @Nullable Upstream server() {
        if (forward == (upstream != null)) {
            throw CommandFailure.usage(
                    forward
                            ? "--forward serves any server, but --upstream names one"
                            : "--upstream or --forward is missing",
                    "Give the server with --upstream URL, or start a forward proxy with --forward.");
        }
        if (upstream == null) {
            return null;
        }
        URI address = RemoteAddress.parse(upstream);
        if (address.getRawUserInfo() != null) {
            throw CommandFailure.usage(
                    "the address of the server contains a password, which clients must send themselves",
                    "Remove the user information before the @.");
        }
        return Upstream.of(address);
    }

    private HostFilter hosts() {
        if (!forward && !only.isEmpty()) {
            throw CommandFailure.usage("--only needs --forward", "Omit it.");
        }
        for (String each : only) {
            if (!HostNames.isHost(each.startsWith("*.") ? each.substring(2) : each)) {
                throw CommandFailure.usage(
                        "--only takes a host such as api.example or *.example, but was \"" + each + "\"",
                        "Remove the scheme, port and path.");
            }
        }
        return new HostFilter(only);
    }

    private @Nullable CertificateAuthority authority() {
        if (!forward && !tls) {
            if (authority != null) {
                throw CommandFailure.usage("--ca needs --forward or --tls", "Omit it.");
            }
            return null;
        }
        Path user = CommandSettings.userFile(terminal());
        if (authority == null && user == null) {
            throw CommandFailure.usage(
                    "the user has no home folder for the certificate authority", "Give a folder with --ca.");
        }
        Path folder = authority == null && user != null
                ? user.resolveSibling("ca")
                : terminal().path(String.valueOf(authority));
        try {
            return CertificateAuthority.in(folder);
        } catch (IOException unusable) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    String.valueOf(unusable.getMessage()),
                    "Give another folder with --ca to create a new authority.");
        }
    }

    private int size() {
        String plain = longestBody.toLowerCase(Locale.ROOT);
        long unit = plain.endsWith("k") ? 1 << 10 : plain.endsWith("m") ? 1 << 20 : 1;
        String number = plain.replaceFirst("[km]$", "");
        long size = number.matches("[0-9]{1,9}") ? Long.parseLong(number) * unit : -1;
        if (size < 0 || size > GREATEST_BODY) {
            throw CommandFailure.usage(
                    "--max-body takes a size up to 8m, such as 64k, but was \"" + longestBody + "\"",
                    "Omit it for " + (USUAL_BODY >> 20) + "m.");
        }
        return (int) size;
    }
}
