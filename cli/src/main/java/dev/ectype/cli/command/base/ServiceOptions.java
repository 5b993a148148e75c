package dev.ectype.cli.command.base;

import dev.ectype.cli.service.Profile;
import dev.ectype.cli.service.Profiles;
import dev.ectype.cli.service.ServiceClient;
import dev.ectype.cli.settings.CommandSettings;
import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.cli.terminal.ExitCode;
import dev.ectype.cli.terminal.Terminal;
import java.net.URI;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Declares the options of commands that call a control plane. There is no option for the key, because other users of a machine can see
 * options.
 */
public class ServiceOptions {
    @Option(
            names = "--api-url",
            paramLabel = "URL",
            description = "Address of the control plane (default: ECTYPE_API_URL, else that of the profile, else"
                    + " http://127.0.0.1:4020).")
    private @Nullable String url;

    @Option(
            names = "--profile",
            paramLabel = "NAME",
            description = "Profile with the address and the key (default: ECTYPE_PROFILE, else the profile of"
                    + " `ectype config use`).")
    private @Nullable String profile;

    /** Returns options with this address, as if the user had typed it. */
    public static ServiceOptions at(@Nullable String url) {
        ServiceOptions options = new ServiceOptions();
        options.url = url;
        return options;
    }

    /** Reads the profiles of the user. */
    public static Profiles profiles(Terminal terminal) {
        Path file = CommandSettings.userFile(terminal);
        Path folder = file == null ? null : file.getParent();
        if (folder == null) {
            throw new CommandFailure(
                    ExitCode.ENVIRONMENT,
                    "there is no folder for the profiles of this user",
                    "Set ECTYPE_CONFIG_DIR to a folder.");
        }
        return Profiles.of(terminal, folder);
    }

    /** Returns the name of the profile. */
    public String name(Terminal terminal, Profiles profiles) {
        String named = profile == null ? terminal.variable("ECTYPE_PROFILE") : profile;
        String name = named == null ? profiles.current() : named;
        if (!name.matches(Profile.FORM)) {
            throw CommandFailure.usage(
                    "the name of a profile has up to 64 letters, digits, dots, dashes and underscores, but was \""
                            + name + "\"",
                    "Choose another name.");
        }
        return name;
    }

    /** Returns whether the user named a profile, as opposed to the current profile. */
    public boolean isNamed(Terminal terminal) {
        return profile != null || terminal.variable("ECTYPE_PROFILE") != null;
    }

    /** Returns the address of the control plane, with or without a stored key. */
    public URI address(Terminal terminal, @Nullable Profile profile) {
        String value = url == null ? terminal.variable("ECTYPE_API_URL") : url;
        if (value != null) {
            return RemoteAddress.parse(value);
        }
        return profile == null ? Profile.DEFAULT_ADDRESS : profile.address();
    }

    /**
     * Returns the control plane and the key for it: the key of the environment, else the key of the profile, which is only sent to the
     * profile's own address.
     */
    public Profile chosen(Terminal terminal) {
        Profiles profiles = profiles(terminal);
        String name = name(terminal, profiles);
        Profile profile = profiles.find(name).orElse(null);
        if (profile == null && isNamed(terminal)) {
            throw new CommandFailure(
                    ExitCode.NOT_ALLOWED,
                    "there is no profile \"" + name + "\"",
                    "`ectype login --profile " + name
                            + "` creates it; `ectype config list` lists the existing profiles.");
        }
        URI address = address(terminal, profile);
        String key = terminal.variable("ECTYPE_API_KEY");
        if (key != null) {
            return new Profile(name, address, checked(key));
        } else if (profile == null || profile.key() == null) {
            throw new CommandFailure(
                    ExitCode.NOT_ALLOWED,
                    "you are not signed in",
                    "Sign in with `ectype login`, or set ECTYPE_API_KEY to a key.");
        } else if (!profile.address().equals(address)) {
            throw new CommandFailure(
                    ExitCode.NOT_ALLOWED,
                    "the key of the profile \"" + name + "\" is for " + profile.address() + " and is not sent to "
                            + address,
                    "`ectype login --api-url " + address + " --profile NAME` stores a key for this address.");
        }
        return profile;
    }

    /** Returns the key if it is valid in a header. */
    public static String checked(String key) {
        String stripped = key.strip();
        if (!stripped.matches("\\p{Graph}{1,200}")) {
            throw new CommandFailure(
                    ExitCode.NOT_ALLOWED,
                    "the input is not a key",
                    "A key is one word that begins with usk_; an administrator creates a key with `ectype keys create`, and `ectype login`"
                            + " signs in without a key.");
        }
        return stripped;
    }

    public ServiceClient client(Terminal terminal) {
        return new ServiceClient(chosen(terminal));
    }
}
