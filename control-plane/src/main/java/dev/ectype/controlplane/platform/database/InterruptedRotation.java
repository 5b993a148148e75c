package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Completes or undoes an interrupted rotation of the application key, when the folder has two keys. The database decides which key is
 * valid.
 */
final class InterruptedRotation {
    private static final Logger LOG = LoggerFactory.getLogger(InterruptedRotation.class);

    private final Settings settings;
    private final DataFolder folder;

    InterruptedRotation(Settings settings, DataFolder folder) {
        this.settings = settings;
        this.folder = folder;
    }

    /** Lists the outcomes. */
    enum Settled {
        NOTHING,
        WITH_THE_OLD_KEY,
        WITH_THE_NEW_KEY
    }

    /** Keeps only the key of the database in the folder. */
    Settled settle() {
        Optional<ApplicationKey> next = folder.nextKey();
        if (next.isEmpty() || folder.isVisited()) {
            return Settled.NOTHING;
        }
        if (isOfDatabase(next.get())) {
            folder.adoptNextKey();
            LOG.warn("A rotation of the application key was interrupted after the database had the new key;"
                    + " this installation works with the new key from now on.");
            return Settled.WITH_THE_NEW_KEY;
        }
        folder.dropNextKey();
        LOG.warn("A rotation of the application key was interrupted before the database had the new key;"
                + " this installation works with the old key: run `ectype control-plane key rotate` again.");
        return Settled.WITH_THE_OLD_KEY;
    }

    private boolean isOfDatabase(ApplicationKey next) {
        String address = settings.database();
        KeyCheck check = new KeyCheck(next);
        if (address != null) {
            return check.matches(DatabaseLogin.parse(address));
        } else if (!EmbeddedServer.isMade(folder)) {
            return false;
        }
        try (EmbeddedServer server = EmbeddedServer.start(folder, List.of(folder.applicationKey(), next))) {
            return check.matches(server.owner());
        }
    }
}
