package dev.ectype.controlplane.signin.saml;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.MGF1ParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PSource;
import javax.crypto.spec.SecretKeySpec;

/** Encrypts assertions with the ciphers of the JDK. */
record TestEncryption(PublicKey recipient, String keyAlgorithm, String dataAlgorithm, boolean keyInside) {
    static final String XENC = "http://www.w3.org/2001/04/xmlenc#";
    static final String XENC_11 = "http://www.w3.org/2009/xmlenc11#";
    private static final SecureRandom RANDOM = new SecureRandom();

    static TestEncryption standard(PublicKey recipient) {
        return new TestEncryption(recipient, XENC + "rsa-oaep-mgf1p", XENC_11 + "aes256-gcm", true);
    }

    TestEncryption keyAlgorithm(String algorithm) {
        return new TestEncryption(recipient, algorithm, dataAlgorithm, keyInside);
    }

    TestEncryption dataAlgorithm(String algorithm) {
        return new TestEncryption(recipient, keyAlgorithm, algorithm, keyInside);
    }

    TestEncryption keyBeside() {
        return new TestEncryption(recipient, keyAlgorithm, dataAlgorithm, false);
    }

    /** Returns an EncryptedAssertion. */
    String encrypt(String assertion) {
        try {
            SecretKey key = key();
            String encryptedKey = "<xenc:EncryptedKey xmlns:xenc=\"" + XENC + "\"><xenc:EncryptionMethod Algorithm=\""
                    + keyAlgorithm + "\">" + oaepDigest() + "</xenc:EncryptionMethod>" + cipherData(wrap(key))
                    + "</xenc:EncryptedKey>";
            String info = keyInside
                    ? "<ds:KeyInfo xmlns:ds=\"" + TestXml.SIGNATURE + "\">" + encryptedKey + "</ds:KeyInfo>"
                    : "";
            return "<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc=\"" + XENC + "\" Type=\"" + XENC
                    + "Element\"><xenc:EncryptionMethod Algorithm=\"" + dataAlgorithm + "\"/>" + info
                    + cipherData(encrypt(key, assertion.getBytes(StandardCharsets.UTF_8))) + "</xenc:EncryptedData>"
                    + (keyInside ? "" : encryptedKey) + "</saml:EncryptedAssertion>";
        } catch (GeneralSecurityException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private SecretKey key() {
        byte[] bytes;
        if (dataAlgorithm.contains("tripledes")) {
            bytes = new byte[24];
        } else {
            bytes = new byte[dataAlgorithm.contains("aes128") ? 16 : 32];
        }
        RANDOM.nextBytes(bytes);
        return new SecretKeySpec(bytes, dataAlgorithm.contains("tripledes") ? "DESede" : "AES");
    }

    private String oaepDigest() {
        if (keyAlgorithm.equals(XENC_11 + "rsa-oaep")) {
            return "<ds:DigestMethod xmlns:ds=\"" + TestXml.SIGNATURE + "\" Algorithm=\"" + XENC
                    + "sha256\"/><xenc11:MGF xmlns:xenc11=\"" + XENC_11 + "\" Algorithm=\"" + XENC_11
                    + "mgf1sha256\"/>";
        }
        return "";
    }

    private byte[] wrap(SecretKey key) throws GeneralSecurityException {
        if (keyAlgorithm.equals(XENC + "rsa-1_5")) {
            Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding");
            cipher.init(Cipher.ENCRYPT_MODE, recipient);
            return cipher.doFinal(key.getEncoded());
        }
        Cipher cipher = Cipher.getInstance("RSA/ECB/OAEPPadding");
        OAEPParameterSpec parameters = keyAlgorithm.equals(XENC_11 + "rsa-oaep")
                ? new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT)
                : new OAEPParameterSpec("SHA-1", "MGF1", MGF1ParameterSpec.SHA1, PSource.PSpecified.DEFAULT);
        cipher.init(Cipher.ENCRYPT_MODE, recipient, parameters);
        return cipher.doFinal(key.getEncoded());
    }

    private byte[] encrypt(SecretKey key, byte[] text) throws GeneralSecurityException {
        boolean authenticated = dataAlgorithm.endsWith("gcm");
        byte[] start = new byte[authenticated ? 12 : key.getAlgorithm().equals("AES") ? 16 : 8];
        RANDOM.nextBytes(start);
        Cipher cipher =
                Cipher.getInstance(key.getAlgorithm() + (authenticated ? "/GCM/NoPadding" : "/CBC/PKCS5Padding"));
        AlgorithmParameterSpec parameters =
                authenticated ? new GCMParameterSpec(128, start) : new IvParameterSpec(start);
        cipher.init(Cipher.ENCRYPT_MODE, key, parameters);
        byte[] encrypted = cipher.doFinal(text);
        byte[] joined = Arrays.copyOf(start, start.length + encrypted.length);
        System.arraycopy(encrypted, 0, joined, start.length, encrypted.length);
        return joined;
    }

    private static String cipherData(byte[] bytes) {
        return "<xenc:CipherData><xenc:CipherValue>" + Base64.getEncoder().encodeToString(bytes)
                + "</xenc:CipherValue></xenc:CipherData>";
    }
}
