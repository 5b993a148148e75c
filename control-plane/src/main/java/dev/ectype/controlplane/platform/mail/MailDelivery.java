package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.mail.MailRepository.WaitingMail;
import dev.ectype.controlplane.platform.web.Times;
import jakarta.annotation.PreDestroy;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Sends waiting mails on a thread of its own, because a mail server can take seconds. A mail can be sent twice if the node ends meanwhile. */
@Component
class MailDelivery {
    private static final Logger LOG = LoggerFactory.getLogger(MailDelivery.class);
    private static final int QUEUE = 1000;

    private final MailRepository repository;
    private final MailTransport transport;
    private final TenantTransactions transactions;
    private final ApplicationKey key;
    private final JsonMapper json;
    private final Times times;
    /** Drops organizations if the mail server is slow: the job finds them again. */
    private final ThreadPoolExecutor executor = new ThreadPoolExecutor(
            1,
            1,
            0,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(QUEUE),
            MailDelivery::thread,
            new ThreadPoolExecutor.DiscardPolicy());

    MailDelivery(
            MailRepository repository,
            MailTransport transport,
            TenantTransactions transactions,
            ApplicationKey key,
            JsonMapper json,
            Times times) {
        this.repository = repository;
        this.transport = transport;
        this.transactions = transactions;
        this.key = key;
        this.json = json;
        this.times = times;
    }

    /** Begins to send the mails of an organization. */
    void begin(UUID organization) {
        executor.execute(() -> {
            try {
                sendAll(organization);
            } catch (RuntimeException failed) {
                LOG.warn("the mails of an organization were not sent, and are tried again: {}", failed.toString());
            }
        });
    }

    private void sendAll(UUID organization) {
        int expired = transactions.run(organization, () -> repository.deleteExpired(organization, times.now()));
        if (expired > 0) {
            LOG.warn("{} mails were deleted unsent, because their links have expired", expired);
        }
        Optional<WaitingMail> next = claim(organization);
        while (next.isPresent() && send(organization, next.get())) {
            next = claim(organization);
        }
    }

    private Optional<WaitingMail> claim(UUID organization) {
        return transactions.run(organization, () -> repository.claim(organization, times.now()));
    }

    /** Sends a mail; returns false if the mail server failed, which then fails for other mails too. */
    private boolean send(UUID organization, WaitingMail mail) {
        MailContent content =
                json.readValue(key.open(mail.content(), MailContent.purpose(mail.id())), MailContent.class);
        try {
            transport.send(mail.id(), content);
        } catch (FailedDelivery failed) {
            LOG.warn("mail {} was not sent at attempt {}: {}", mail.id(), mail.attempts(), failed.getMessage());
            return false;
        }
        transactions.run(organization, () -> {
            repository.delete(organization, mail.id());
            return true;
        });
        return true;
    }

    @PreDestroy
    void close() {
        executor.shutdown();
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "mails");
        thread.setDaemon(true);
        return thread;
    }
}
