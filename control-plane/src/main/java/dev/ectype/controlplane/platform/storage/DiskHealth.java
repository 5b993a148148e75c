package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.health.HealthPart;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Reports whether the disk of the data folder has free space, which uploads and an embedded database need. The state is public; the number
 * of bytes is only for the log and the metrics.
 */
@Component
final class DiskHealth implements HealthPart {
    private static final Logger LOG = LoggerFactory.getLogger(DiskHealth.class);
    private static final long LEAST = 256L * 1024 * 1024;

    private final Path folder;
    private final Space space;
    private final AtomicReference<State> logged = new AtomicReference<>(State.UP);

    @Autowired
    DiskHealth(Settings settings, MeterRegistry meters) {
        this(settings.dataDir(), folder -> Files.getFileStore(folder).getUsableSpace());
        Gauge.builder("ectype.disk.usable", this, DiskHealth::usable)
                .baseUnit("bytes")
                .register(meters);
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
        double usable = usable();
        State state = usable >= LEAST ? State.UP : State.DEGRADED;
        if (logged.getAndSet(state) != state) {
            log(state, usable);
        }
        if (Double.isNaN(usable)) {
            return new Condition(state, "The free space of the data folder cannot be read.");
        }
        return new Condition(
                state, state == State.UP ? null : "The disk of the data folder is almost full. Free some space.");
    }

    /** Returns the free bytes, or NaN if they are unknown. */
    private double usable() {
        try {
            return space.of(folder);
        } catch (IOException unknown) {
            return Double.NaN;
        }
    }

    private void log(State state, double usable) {
        if (state == State.UP) {
            LOG.info("the disk of the data folder \"{}\" has free space again: {} bytes", folder, (long) usable);
        } else if (Double.isNaN(usable)) {
            LOG.error("the free space of the data folder \"{}\" cannot be read", folder);
        } else {
            LOG.error(
                    "the disk of the data folder \"{}\" has {} bytes left, fewer than {}; free some space, or move the folder",
                    folder,
                    (long) usable,
                    LEAST);
        }
    }

    /** Returns the usable bytes of a folder's disk. */
    interface Space {
        long of(Path folder) throws IOException;
    }
}
