package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.database.DataFolder;
import java.nio.file.Path;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Determines the folder of mails of an installation without a mail server. */
@Component
public final class MailFolder {
    private final MailSettings settings;
    private final DataFolder folder;

    MailFolder(MailSettings settings, DataFolder folder) {
        this.settings = settings;
        this.folder = folder;
    }

    /** Returns the folder; empty if a mail server is configured. */
    public Optional<Path> path() {
        return settings.server().isPresent() ? Optional.empty() : Optional.of(folder.resolve("mail"));
    }
}
