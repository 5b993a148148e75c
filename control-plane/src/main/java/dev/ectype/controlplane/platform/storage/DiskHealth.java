package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.health.HealthPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Whether the disk of the data folder has room. Uploads are spooled there, and without a database of its own so is everything. */
@Component
final class DiskHealth implements HealthPart {
    private static final long LEAST = 256L * 1024 * 1024;

    private final Path folder;
    private final Space space;

    @Autowired
    DiskHealth(Settings settings) {
        this(settings.dataDir(), folder -> Files.getFileStore(folder).getUsableSpace());
    }

    DiskHealth(Path folder, Space space) {
        this.folder = folder;
        this.space = space;
    }

    @Override
    public String name() {
        return "disk";
    }

    @Override
    public Condition condition() {
        try {
            long usable = space.of(folder);
            return usable >= LEAST
                    ? Condition.of(State.UP)
                    : new Condition(
                            State.DEGRADED,
                            "The disk of the data folder has " + usable + " bytes left, fewer than " + LEAST
                                    + ". Free some, or move the data folder.");
        } catch (IOException unknown) {
            return new Condition(State.DEGRADED, "The free space of the data folder cannot be read.");
        }
    }

    /** The usable bytes of the disk that has a folder. */
    interface Space {
        long of(Path folder) throws IOException;
    }
}
