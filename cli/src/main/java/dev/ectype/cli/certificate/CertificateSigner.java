package dev.ectype.cli.certificate;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import org.bouncycastle.asn1.DERNull;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.operator.ContentSigner;

/** Signs certificates with the JDK's own providers, because the signers of Bouncy Castle need most of that library. */
final class CertificateSigner implements ContentSigner {
    private final PrivateKey key;
    private final ByteArrayOutputStream content = new ByteArrayOutputStream();

    CertificateSigner(PrivateKey key) {
        this.key = key;
    }

    private static boolean isRsa(Key any) {
        return any.getAlgorithm().equals("RSA");
    }

    private static String name(Key any) {
        return isRsa(any) ? "SHA256withRSA" : "SHA256withECDSA";
    }

    /** Returns whether a private and a public key belong together. */
    static boolean isKeyPair(PrivateKey privateKey, PublicKey publicKey) throws GeneralSecurityException {
        Signature checking = Signature.getInstance(name(publicKey));
        checking.initVerify(publicKey);
        return checking.verify(new CertificateSigner(privateKey).getSignature());
    }

    @Override
    public AlgorithmIdentifier getAlgorithmIdentifier() {
        return isRsa(key)
                ? new AlgorithmIdentifier(PKCSObjectIdentifiers.sha256WithRSAEncryption, DERNull.INSTANCE)
                : new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256);
    }

    @Override
    public OutputStream getOutputStream() {
        return content;
    }

    @Override
    public byte[] getSignature() {
        try {
            Signature signature = Signature.getInstance(name(key));
            signature.initSign(key);
            signature.update(content.toByteArray());
            return signature.sign();
        } catch (GeneralSecurityException unusable) {
            throw new IllegalStateException("the key of the certificate authority cannot sign", unusable);
        }
    }
}
