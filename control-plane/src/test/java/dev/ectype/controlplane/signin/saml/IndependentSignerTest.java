package dev.ectype.controlplane.signin.saml;

import static dev.ectype.controlplane.signin.saml.SamlVerification.accepted;
import static dev.ectype.controlplane.signin.saml.SamlVerification.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exchanges messages with the command {@code xmlsec1}, which is another implementation of XML signatures and encryption. */
class IndependentSignerTest {
    private static final String ASSERTION = "urn:oasis:names:tc:SAML:2.0:assertion:Assertion";
    private static final String RESPONSE = "urn:oasis:names:tc:SAML:2.0:protocol:Response";

    @TempDir
    Path folder;

    @BeforeAll
    static void findsTheCommand() {
        boolean found = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(path -> Files.isExecutable(Path.of(path, "xmlsec1")));
        if (!found) {
            System.out.println("Skipped: the command xmlsec1 is not installed.");
        }
        assumeTrue(found, "The command xmlsec1 is not installed.");
    }

    @ParameterizedTest
    @CsvSource({"rsa-sha256,sha256", "rsa-sha384,sha256", "rsa-sha512,sha512"})
    void acceptsAssertionsThatItSigns(String method, String digest) throws Exception {
        TestResponse signed = sign(TestResponse.standard(), TestKeys.PROVIDER, method, digest, "_assertion");
        assertThat(accepted(signed).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsResponsesThatItSigns() throws Exception {
        TestResponse signed = sign(TestResponse.standard(), TestKeys.PROVIDER, "rsa-sha256", "sha256", "_response");
        assertThat(accepted(signed).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void acceptsCurvesThatItSigns() throws Exception {
        TestResponse signed =
                sign(TestResponse.standard(), TestKeys.PROVIDER_CURVE, "ecdsa-sha256", "sha256", "_assertion");
        accepted(signed, SamlVerification.expectation(TestKeys.PROVIDER_CURVE.certificate(), TestKeys.NOW));
    }

    @Test
    void acceptsSignedAssertionsThatItEncrypts() throws Exception {
        TestResponse signed = sign(TestResponse.standard(), TestKeys.PROVIDER, "rsa-sha256", "sha256", "_assertion");
        assertThat(accepted(encrypt(signed)).email()).isEqualTo(TestResponse.EMAIL);
    }

    @Test
    void refusesUnsignedAssertionsThatItEncrypts() throws Exception {
        assertRefused(SamlRefusal.SIGNATURE_MISSING, "0 children <Signature>", encrypt(TestResponse.standard()));
    }

    @Test
    void refusesItsSignatureWithAnotherKey() throws Exception {
        TestResponse signed = sign(TestResponse.standard(), TestKeys.ATTACKER, "rsa-sha256", "sha256", "_assertion");
        assertRefused(SamlRefusal.SIGNATURE_INVALID, "is invalid", signed);
    }

    @Test
    void refusesChangesAfterItsSignature() throws Exception {
        TestResponse signed = sign(TestResponse.standard(), TestKeys.PROVIDER, "rsa-sha256", "sha256", "_assertion");
        assertRefused(
                SamlRefusal.SIGNATURE_INVALID, "is invalid", signed.with(TestResponse.EMAIL, SignatureWrapping.VICTIM));
    }

    @Test
    void acceptsTheSignatureOfRequests() throws Exception {
        SamlRequest request = new OpenSamlProtocol()
                .createRequest(
                        SamlVerification.provider(TestKeys.PROVIDER.certificate()),
                        SamlVerification.SELF,
                        SamlBinding.POST,
                        TestResponse.REQUEST,
                        "",
                        TestKeys.NOW);
        Path message = Files.write(
                folder.resolve("request.xml"),
                Base64.getDecoder().decode(request.fields().get("SAMLRequest")));
        run(
                "--verify",
                "--pubkey-cert-pem",
                pem("certificate", "CERTIFICATE", TestKeys.SELF.certificate().getEncoded()),
                "--id-attr:ID",
                "urn:oasis:names:tc:SAML:2.0:protocol:AuthnRequest",
                message.toString());
    }

    private TestResponse sign(TestResponse response, TestKeys keys, String method, String digest, String id)
            throws IOException, InterruptedException {
        String template = """
                <ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignedInfo>\
                <ds:CanonicalizationMethod Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/>\
                <ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#%s"/><ds:Reference URI="#%s">\
                <ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/>\
                <ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/></ds:Transforms>\
                <ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#%s"/><ds:DigestValue/></ds:Reference>\
                </ds:SignedInfo><ds:SignatureValue/></ds:Signature>""".formatted(method, id, digest);
        String issuer = id.equals("_assertion") ? TestResponse.ASSERTION_ISSUER : TestResponse.RESPONSE_ISSUER;
        String signed = issuer.replace("</saml:Issuer>", "</saml:Issuer>" + template);
        Path message = Files.writeString(
                folder.resolve("message.xml"), response.with(issuer, signed).text());
        return new TestResponse(run(
                "--sign",
                "--privkey-pem",
                pem("key", "PRIVATE KEY", keys.key().getEncoded()),
                "--id-attr:ID",
                id.equals("_assertion") ? ASSERTION : RESPONSE,
                message.toString()));
    }

    private TestResponse encrypt(TestResponse response)
            throws IOException, InterruptedException, GeneralSecurityException {
        String assertion = TestXml.print(TestXml.first(TestXml.parse(response.text()), "Assertion"));
        Path data = Files.writeString(folder.resolve("assertion.xml"), assertion);
        Path template = Files.writeString(folder.resolve("template.xml"), """
                <xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" \
                Type="http://www.w3.org/2001/04/xmlenc#Element">\
                <xenc:EncryptionMethod Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>\
                <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>\
                <xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"/>\
                <xenc:CipherData><xenc:CipherValue/></xenc:CipherData></xenc:EncryptedKey></ds:KeyInfo>\
                <xenc:CipherData><xenc:CipherValue/></xenc:CipherData></xenc:EncryptedData>""");
        String encrypted = run(
                "--encrypt",
                "--pubkey-cert-pem",
                pem("certificate", "CERTIFICATE", TestKeys.SELF.certificate().getEncoded()),
                "--session-key",
                "aes-256",
                "--xml-data",
                data.toString(),
                template.toString());
        return new TestResponse(response.text()
                .replaceFirst(
                        "(?s)<saml:Assertion.*</saml:Assertion>",
                        "<saml:EncryptedAssertion>" + withoutDeclaration(encrypted) + "</saml:EncryptedAssertion>"));
    }

    private static String withoutDeclaration(String xml) {
        return xml.substring(xml.indexOf("?>") + 2);
    }

    private String pem(String name, String label, byte[] bytes) throws IOException {
        String text = "-----BEGIN " + label + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes) + "\n-----END " + label
                + "-----\n";
        return Files.writeString(folder.resolve(name + ".pem"), text).toString();
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        Path output = folder.resolve("output.xml");
        List<String> command = new ArrayList<>(List.of("xmlsec1", arguments[0], "--output", output.toString()));
        command.addAll(List.of(arguments).subList(1, arguments.length));
        if (arguments[0].equals("--verify")) {
            command.subList(2, 4).clear();
        }
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String report = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as("%s%n%s", command, report).isZero();
        return Files.exists(output) ? Files.readString(output) : report;
    }
}
