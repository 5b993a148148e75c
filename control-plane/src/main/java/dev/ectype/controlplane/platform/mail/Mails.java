package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.AfterCommit;
import dev.ectype.controlplane.platform.web.Times;
import java.util.UUID;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Stores mails in the transaction of their cause. A node sends them after the commit. Operator commands do not send: a running control plane
 * finds their mails.
 */
@Service
public class Mails {
    private final MailRepository repository;
    private final ObjectProvider<MailDelivery> deliveries;
    private final ApplicationKey key;
    private final JsonMapper json;
    private final Uuid7 ids;
    private final Times times;

    Mails(
            MailRepository repository,
            ObjectProvider<MailDelivery> deliveries,
            ApplicationKey key,
            JsonMapper json,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.deliveries = deliveries;
        this.key = key;
        this.json = json;
        this.ids = ids;
        this.times = times;
    }

    /** Stores a mail until it is sent. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void send(UUID organization, Mail mail) {
        UUID id = ids.next();
        MailContent content = new MailContent(mail.to().text(), mail.subject(), mail.text());
        repository.insert(
                organization,
                id,
                key.seal(json.writeValueAsBytes(content), MailContent.purpose(id)),
                times.now(),
                mail.expiresAt());
        AfterCommit.run(() -> deliveries.ifAvailable(delivery -> delivery.begin(organization)));
    }
}
