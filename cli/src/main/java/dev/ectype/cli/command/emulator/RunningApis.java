package dev.ectype.cli.command.emulator;

import dev.ectype.cli.render.ServedApi;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.MountedEmulators;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds the served emulators: a single one, or several on one port.
 *
 * @param mounted all emulators of the port, or null for a single one
 */
record RunningApis(Emulator first, @Nullable MountedEmulators mounted) implements AutoCloseable {
    /** The options without flags. Users have not changed the operations, because this process emitted them. */
    static final EmulatorOptions DEFAULTS = EmulatorOptions.standard().withReplyCache(true);

    static RunningApis start(List<ServedApi> apis, EmulatorOptions options) {
        Emulator first = apis.get(0).emulator();
        if (apis.size() == 1 && apis.get(0).prefix().isEmpty()) {
            return new RunningApis(first.start(options), null);
        }
        Emulator root = null;
        Map<String, Emulator> mounts = new LinkedHashMap<>();
        for (ServedApi api : apis) {
            if (api.prefix().isEmpty()) {
                root = api.emulator();
            } else {
                mounts.put(api.prefix(), api.emulator());
            }
        }
        return new RunningApis(first, MountedEmulators.start(root, mounts, options));
    }

    URI origin() {
        return mounted == null ? first.baseUri() : mounted.baseUri();
    }

    @Override
    public void close() {
        if (mounted == null) {
            first.close();
        } else {
            mounted.close();
        }
    }
}
