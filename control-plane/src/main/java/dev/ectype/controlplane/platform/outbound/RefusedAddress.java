package dev.ectype.controlplane.platform.outbound;

import java.io.IOException;

/** Reports a rejected address. The message continues after the name of a field. */
public final class RefusedAddress extends IOException {
    private static final long serialVersionUID = 1L;

    RefusedAddress(String message) {
        super(message);
    }
}
