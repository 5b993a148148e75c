package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.List;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Creates the error for a failed storage; the reason is only logged. */
final class StorageFault {
    private static final Logger LOG = LoggerFactory.getLogger(StorageFault.class);
    private static final List<String> FULL =
            List.of("no space left", "quota exceeded", "file too large", "not enough space");
    private static final String AGAIN = "30";

    private StorageFault() {}

    static ServiceException of(Exception failed) {
        LOG.error("the storage of contents failed: {}", failed.toString());
        String reason = String.valueOf(failed.getMessage()).toLowerCase(Locale.ROOT);
        String message = FULL.stream().anyMatch(reason::contains)
                ? "The storage of this service is full; ask its operator for more space, then send the request again."
                : "The storage of this service cannot be reached; send the request again in a moment.";
        return new ServiceException(ErrorCode.UNAVAILABLE, message).header("Retry-After", AGAIN);
    }
}
