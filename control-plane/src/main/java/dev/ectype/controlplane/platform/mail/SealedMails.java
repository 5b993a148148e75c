package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Declares the sealed column of mails, which {@link Mails} writes. */
@Component
final class SealedMails implements SealedColumn {
    @Override
    public String table() {
        return "mails";
    }

    @Override
    public String column() {
        return "content";
    }

    @Override
    public String id() {
        return "id";
    }

    @Override
    public String purpose(String id) {
        return MailContent.purpose(UUID.fromString(id));
    }
}
