package dev.ectype.cli.command.team;

import dev.ectype.cli.terminal.CommandFailure;
import dev.ectype.runtime.emulator.launch.SnapshotFolder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Names a shared snapshot, such as {@code shop/checkout-ready@3}.
 *
 * @param version the version; null for the newest
 */
public record SharedSnapshotName(
        String project, String name, @Nullable String version) {
    private static final Pattern FORM =
            Pattern.compile("(?<project>[A-Za-z0-9_-]{1,63})/(?<name>[^/@]+)(@(?<version>[1-9][0-9]{0,8}|latest))?");

    public static SharedSnapshotName parse(@Nullable String text) {
        if (text == null) {
            throw CommandFailure.usage(
                    "the name of the shared snapshot is missing",
                    "Write project/name or project/name@version; `ectype snapshot list --remote` lists the names.");
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches() || SnapshotFolder.fault(form.group("name")) != null) {
            throw CommandFailure.usage(
                    "\"" + text + "\" is not a name of a shared snapshot",
                    "Write project/name or project/name@version, such as shop/checkout-ready@3.");
        }
        String version = form.group("version");
        return new SharedSnapshotName(
                form.group("project"), form.group("name"), "latest".equals(version) ? null : version);
    }

    @Override
    public String toString() {
        return project + "/" + name + (version == null ? "" : "@" + version);
    }
}
