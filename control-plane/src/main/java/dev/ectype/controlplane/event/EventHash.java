package dev.ectype.controlplane.event;

import dev.ectype.controlplane.platform.crypto.Sha256;
import dev.ectype.controlplane.platform.id.IdKind;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.UUID;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Computes the hash that links an event to its predecessors: the SHA-256 of the previous hash and of the event's JSON with its position and
 * without its hash. The first event follows the SHA-256 of the organization's identifier. The lines of an export suffice to compute it.
 */
@Component
final class EventHash {
    private final JsonMapper json;

    EventHash(JsonMapper json) {
        this.json = json;
    }

    byte[] beforeTheFirst(UUID organization) {
        return Sha256.begin().digest(IdKind.ORGANIZATION.text(organization).getBytes(StandardCharsets.UTF_8));
    }

    byte[] of(byte[] previous, Event event, long position) {
        MessageDigest digest = Sha256.begin();
        digest.update(previous);
        return digest.digest(json.writeValueAsBytes(event.sealed(position, null)));
    }
}
