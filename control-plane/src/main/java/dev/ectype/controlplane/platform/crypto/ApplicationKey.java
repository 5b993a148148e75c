package dev.ectype.controlplane.platform.crypto;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/** Seals secrets of the database with the key of an installation and derives other secrets from it. */
public final class ApplicationKey {
    public static final int LENGTH = 32;
    private static final int NONCE = 12;
    private static final int TAG_BITS = 128;
    private static final byte VERSION = 1;

    private final byte[] bytes;
    private final SecretKeySpec sealing;
    private final SecureRandom random = new SecureRandom();

    /**
     * Creates a key.
     *
     * @param bytes 32 random bytes
     */
    public ApplicationKey(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException(
                    "An application key has " + LENGTH + " bytes, not " + bytes.length + ".");
        }
        this.bytes = bytes.clone();
        this.sealing = new SecretKeySpec(derive("sealing"), "AES");
    }

    /** Parses a key in base 64. */
    public static ApplicationKey parse(String text) {
        try {
            return new ApplicationKey(Base64.getDecoder().decode(text.strip()));
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    "The application key must be " + LENGTH
                            + " bytes in base 64, as `openssl rand -base64 32` prints them.",
                    wrong);
        }
    }

    /** Generates a key in base 64. */
    public static String make() {
        byte[] made = new byte[LENGTH];
        new SecureRandom().nextBytes(made);
        return Base64.getEncoder().encodeToString(made);
    }

    /** Seals bytes with AES-GCM, so that only the same key and the same purpose open them. */
    public byte[] seal(byte[] plain, String purpose) {
        byte[] nonce = new byte[NONCE];
        random.nextBytes(nonce);
        byte[] sealed = run(Cipher.ENCRYPT_MODE, nonce, plain, purpose);
        return ByteBuffer.allocate(1 + NONCE + sealed.length)
                .put(VERSION)
                .put(nonce)
                .put(sealed)
                .array();
    }

    /** Opens bytes that {@link #seal} returned for the same purpose. */
    public byte[] open(byte[] sealed, String purpose) {
        ByteBuffer parts = ByteBuffer.wrap(sealed);
        if (parts.remaining() < 1 + NONCE || parts.get() != VERSION) {
            throw new IllegalStateException("The bytes were not sealed by an application key.");
        }
        byte[] nonce = new byte[NONCE];
        parts.get(nonce);
        byte[] body = new byte[parts.remaining()];
        parts.get(body);
        return run(Cipher.DECRYPT_MODE, nonce, body, purpose);
    }

    /** Derives a secret that is equal on all nodes with this key. */
    public byte[] derive(String purpose) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(bytes, "HmacSHA256"));
            return mac.doFinal(purpose.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Derives a password that is equal on all nodes with this key. */
    public String password(String purpose) {
        return HexFormat.of().formatHex(derive(purpose));
    }

    private byte[] run(int mode, byte[] nonce, byte[] input, String purpose) {
        try {
            Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(mode, sealing, new GCMParameterSpec(TAG_BITS, nonce));
            cipher.updateAAD(purpose.getBytes(StandardCharsets.UTF_8));
            return cipher.doFinal(input);
        } catch (GeneralSecurityException wrong) {
            throw new IllegalStateException(
                    "The sealed value for " + purpose + " does not belong to this application key.", wrong);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ApplicationKey key && MessageDigest.isEqual(bytes, key.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(derive("hash code"));
    }

    @Override
    public String toString() {
        return "ApplicationKey";
    }
}
