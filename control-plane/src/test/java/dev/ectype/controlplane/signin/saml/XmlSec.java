package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.springframework.util.FileSystemUtils;

/** Signs and encrypts with the command {@code xmlsec1}, which is another implementation of XML signatures and encryption. */
final class XmlSec {
    private static final String ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion:Assertion";
    private static final String RESPONSE = "urn:oasis:names:tc:SAML:2.0:protocol:Response";

    private XmlSec() {}

    /** Skips a test where the command is not installed. */
    static void assumeInstalled() {
        boolean found = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "xmlsec1")));
        if (!found) {
            System.out.println("Skipped: the command xmlsec1 is not installed.");
        }
        assumeTrue(found, "The command xmlsec1 is not installed.");
    }

    /** Returns messages of the command that a service provider must accept. */
    static List<AcceptedMessage> accepted() {
        return List.of(
                AcceptedMessage.of("xmlsec1: RSA with SHA-256", XmlSec::signed),
                AcceptedMessage.of(
                        "xmlsec1: RSA with SHA-384",
                        x -> sign(x, TestKeys.PROVIDER, "rsa-sha384", "sha256", "_assertion")),
                AcceptedMessage.of(
                        "xmlsec1: RSA with SHA-512",
                        x -> sign(x, TestKeys.PROVIDER, "rsa-sha512", "sha512", "_assertion")),
                AcceptedMessage.of(
                        "xmlsec1: signed response",
                        x -> sign(x, TestKeys.PROVIDER, "rsa-sha256", "sha256", "_response")),
                AcceptedMessage.of(
                                "xmlsec1: elliptic curve",
                                x -> sign(x, TestKeys.PROVIDER_CURVE, "ecdsa-sha256", "sha256", "_assertion"))
                        .registered(TestKeys.PROVIDER_CURVE),
                AcceptedMessage.of("xmlsec1: encrypted signed assertion", x -> encrypt(x, signed(x))));
    }

    static List<SamlAttack> attacks() {
        return List.of(
                SamlAttack.of(
                        "xmlsec1: encrypted unsigned assertion",
                        SamlRefusal.SIGNATURE_MISSING,
                        "0 children <Signature>",
                        x -> encrypt(x, x.response())),
                SamlAttack.of(
                        "xmlsec1: signature of another key",
                        SamlRefusal.SIGNATURE_INVALID,
                        "is invalid",
                        x -> sign(x, TestKeys.ATTACKER, "rsa-sha256", "sha256", "_assertion")),
                SamlAttack.of(
                        "xmlsec1: change after the signature",
                        SamlRefusal.SIGNATURE_INVALID,
                        "is invalid",
                        x -> signed(x).with(x.email(), x.email(SignatureWrapping.VICTIM))));
    }

    /** Asserts that the signature of a request belongs to a certificate. */
    static void verify(byte[] request, X509Certificate certificate) {
        inFolder(folder -> {
            Path message = write(folder, "request.xml", request);
            return run(
                    "xmlsec1",
                    "--verify",
                    "--pubkey-cert-pem",
                    pem(folder, certificate),
                    "--id-attr:ID",
                    "urn:oasis:names:tc:SAML:2.0:protocol:AuthnRequest",
                    message.toString());
        });
    }

    private static TestResponse signed(TestExchange x) {
        return sign(x, TestKeys.PROVIDER, "rsa-sha256", "sha256", "_assertion");
    }

    private static TestResponse sign(TestExchange x, TestKeys keys, String method, String digest, String id) {
        String template = """
                <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>\
                <ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/>\
                <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#%s"/><ds:Reference URI="#%s">\
                <ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>\
                <ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms>\
                <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#%s"/><ds:DigestValue/></ds:Reference>\
                </ds:SignedInfo><ds:SignatureValue/></ds:Signature>""".formatted(method, id, digest);
        boolean assertion = id.equals("_assertion");
        String issuer = assertion ? x.assertionIssuer() : x.responseIssuer();
        String unsigned = x.response()
                .with(issuer, issuer.replace("</saml:Issuer>", "</saml:Issuer>" + template))
                .text();
        return new TestResponse(inFolder(folder -> {
            Path output = folder.resolve("output.xml");
            run(
                    "xmlsec1",
                    "--sign",
                    "--output",
                    output.toString(),
                    "--privkey-pem",
                    pem(folder, "PRIVATE KEY", keys.key().getEncoded()),
                    "--id-attr:ID",
                    assertion ? ASSERTION : RESPONSE,
                    write(folder, "message.xml", bytes(unsigned)).toString());
            return read(output);
        }));
    }

    private static TestResponse encrypt(TestExchange x, TestResponse response) {
        String template = """
                <xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" \
                Type="http://www.w3.org/2001/04/xmlenc#Element">\
                <xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>\
                <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>\
                <xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"/>\
                <xenc:CipherData><xenc:CipherValue/></xenc:CipherData></xenc:EncryptedKey></ds:KeyInfo>\
                <xenc:CipherData><xenc:CipherValue/></xenc:CipherData></xenc:EncryptedData>""";
        String encrypted = inFolder(folder -> {
            Path output = folder.resolve("output.xml");
            run(
                    "xmlsec1",
                    "--encrypt",
                    "--output",
                    output.toString(),
                    "--pubkey-cert-pem",
                    pem(folder, x.recipient()),
                    "--session-key",
                    "aes-256",
                    "--xml-data",
                    write(folder, "assertion.xml", bytes(response.assertion())).toString(),
                    write(folder, "template.xml", bytes(template)).toString());
            return read(output);
        });
        String data = encrypted.substring(encrypted.indexOf("?>") + 2);
        return new TestResponse(response.text()
                .replaceFirst(
                        "(?s)<saml:Assertion.*</saml:Assertion>",
                        "<saml:EncryptedAssertion>" + data + "</saml:EncryptedAssertion>"));
    }

    private static String pem(Path folder, X509Certificate certificate) {
        try {
            return pem(folder, "CERTIFICATE", certificate.getEncoded());
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String pem(Path folder, String label, byte[] bytes) {
        return write(folder, "key.pem", bytes(TestKeys.pem(label, bytes))).toString();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Path write(Path folder, String name, byte[] bytes) {
        try {
            return Files.write(folder.resolve(name), bytes);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Runs work in a folder that is deleted after it. */
    private static String inFolder(Function<Path, String> work) {
        try {
            Path folder = Files.createTempDirectory("xmlsec");
            try {
                return work.apply(folder);
            } finally {
                FileSystemUtils.deleteRecursively(folder);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String run(String... command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String report = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as("%s%n%s", List.of(command), report).isZero();
            return report;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
