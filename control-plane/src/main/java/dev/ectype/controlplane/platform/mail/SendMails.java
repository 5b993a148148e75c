package dev.ectype.controlplane.platform.mail;

import dev.ectype.controlplane.platform.job.Job;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import org.springframework.stereotype.Component;

/** Sends the mails of operator commands, and repeats failed attempts. */
@Component
final class SendMails implements Job {
    private final MailRepository repository;
    private final MailDelivery delivery;
    private final Times times;

    SendMails(MailRepository repository, MailDelivery delivery, Times times) {
        this.repository = repository;
        this.delivery = delivery;
        this.times = times;
    }

    @Override
    public String name() {
        return "send-mails";
    }

    @Override
    public Duration every() {
        return Duration.ofSeconds(5);
    }

    @Override
    public void run() {
        repository.organizations(times.now()).forEach(delivery::begin);
    }
}
