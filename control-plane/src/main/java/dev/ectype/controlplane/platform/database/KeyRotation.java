package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.crypto.SealedColumn;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rotates the application key of an installation with stopped nodes. It writes a generated key beside the old one before the transaction
 * and replaces the old one afterwards; {@link InterruptedRotation} settles interruptions.
 */
public final class KeyRotation {
    private final Settings settings;
    private final @Nullable String newKey;
    private final List<SealedColumn> columns;

    /**
     * Creates a rotation.
     *
     * @param newKey the new key in base 64; null to generate one
     */
    KeyRotation(Settings settings, @Nullable String newKey, List<SealedColumn> columns) {
        this.settings = settings;
        this.newKey = newKey;
        this.columns = columns;
    }

    /** Replaces the key. It can be repeated after an interruption. */
    public RotatedKey rotate() {
        try (DataFolder folder = DataFolder.openOrVisit(settings.dataDir())) {
            if (folder.isVisited()) {
                throw new Conflict("A control plane uses the folder " + settings.dataDir()
                        + "; stop all nodes before you rotate the key.");
            }
            String configuredKey = settings.applicationKey();
            return configuredKey == null
                    ? rotateStoredKey(folder)
                    : rotateConfiguredKey(folder, ApplicationKey.parse(configuredKey));
        }
    }

    /** Rotates a key of the environment to a key that the operator provides. */
    private RotatedKey rotateConfiguredKey(DataFolder folder, ApplicationKey before) {
        if (newKey == null) {
            throw new InvalidRequest("ECTYPE_APPLICATION_KEY contains the current key, but the new key is missing; set "
                    + "ECTYPE_NEW_APPLICATION_KEY to a key that `openssl rand -base64 32` prints.");
        }
        return new RotatedKey(exchange(folder, before, parse(newKey)), null);
    }

    /** Rotates the key of the folder. */
    private RotatedKey rotateStoredKey(DataFolder folder) {
        if (!folder.hasKey()) {
            throw new Conflict("The folder " + settings.dataDir()
                    + " has no file application.key; use the --data-dir that has it, or set ECTYPE_APPLICATION_KEY.");
        }
        String file = folder.keyFile().toString();
        boolean finished =
                new InterruptedRotation(settings, folder).settle() == InterruptedRotation.Settled.WITH_THE_NEW_KEY;
        ApplicationKey before = folder.applicationKey();
        if (finished && (newKey == null || parse(newKey).equals(before))) {
            return new RotatedKey(KeyExchange.DONE_BEFORE, file);
        }
        String next = newKey == null ? ApplicationKey.make() : newKey.strip();
        ApplicationKey after = parse(next);
        folder.keepNextKey(next);
        try {
            long values = exchange(folder, before, after);
            folder.adoptNextKey();
            return new RotatedKey(values, file);
        } catch (Conflict refused) {
            folder.dropNextKey();
            throw refused;
        }
    }

    private static ApplicationKey parse(String newKey) {
        try {
            return ApplicationKey.parse(newKey);
        } catch (IllegalArgumentException wrong) {
            throw new InvalidRequest("ECTYPE_NEW_APPLICATION_KEY is not a key; " + wrong.getMessage());
        }
    }

    private long exchange(DataFolder folder, ApplicationKey before, ApplicationKey after) {
        String address = settings.database();
        if (address != null) {
            return new KeyExchange(before, after, columns).run(DatabaseLogin.parse(address), List.of());
        }
        if (!EmbeddedServer.isMade(folder)) {
            throw new Conflict("The folder " + settings.dataDir() + " has no database; use the --data-dir of a control"
                    + " plane, or its --database.");
        }
        try (EmbeddedServer server = EmbeddedServer.start(folder, List.of(before, after))) {
            long values = new KeyExchange(before, after, columns).run(server.superuser(), EmbeddedServer.ROLES);
            server.noteKey(folder, after);
            return values;
        }
    }
}
