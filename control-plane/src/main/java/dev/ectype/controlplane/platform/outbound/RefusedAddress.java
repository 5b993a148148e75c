package dev.ectype.controlplane.platform.outbound;

import java.io.IOException;

/** An address that is not asked; the message goes on after the name of a field. */
public final class RefusedAddress extends IOException {
    private static final long serialVersionUID = 1L;

    RefusedAddress(String message) {
        super(message);
    }
}
