package dev.ectype.controlplane.docs;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Builds the description when the service is ready, because the first client would otherwise wait for seconds. */
@Component
@ConditionalOnProperty(name = "ectype.prepare-description", matchIfMissing = true)
final class DescriptionPreparation {
    private static final Logger LOG = LoggerFactory.getLogger(DescriptionPreparation.class);

    private final ApiDescription description;

    DescriptionPreparation(ApiDescription description) {
        this.description = description;
    }

    @EventListener
    void prepare(ApplicationReadyEvent ready) {
        Thread making = new Thread(this::make, "description");
        making.setDaemon(true);
        making.start();
    }

    private void make() {
        try {
            description.document();
        } catch (RuntimeException failed) {
            // The first request meets the same error, and its response reports it.
            LOG.warn("the description of the API cannot be made yet: {}", failed.toString());
        }
    }
}
