package dev.ectype.controlplane.platform.crypto;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Creates SHA-256 digests, which every Java runtime supports. */
public final class Sha256 {
    private Sha256() {}

    /** Returns a new digest. */
    public static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
