package dev.ectype.controlplane.signin.saml;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;

/** Lists the responses that a service provider must accept: each allowed form, algorithm and attribute. */
final class AcceptedMessages {
    private static final String OTHER = "https://other.example/saml";
    private static final String XMLENC = "http://www.w3.org/2001/04/xmlenc#";

    private AcceptedMessages() {}

    static List<AcceptedMessage> all() {
        List<AcceptedMessage> messages = new ArrayList<>();
        for (SignedPart part : SignedPart.values()) {
            messages.add(AcceptedMessage.of("signed: " + part, x -> x.signed(part)));
            messages.add(AcceptedMessage.of("typed values, signed: " + part, x -> typed(x, part)));
        }
        messages.addAll(encrypted());
        messages.addAll(algorithms());
        messages.addAll(emails());
        messages.addAll(forms());
        messages.addAll(TimeLimit.accepted());
        return messages;
    }

    private static List<AcceptedMessage> encrypted() {
        List<AcceptedMessage> messages = new ArrayList<>();
        for (SignedPart part : SignedPart.values()) {
            messages.add(AcceptedMessage.of(
                    "encrypted, signed: " + part, x -> x.response().encrypt(x.encryption(), part)));
        }
        for (String algorithm : List.of("aes128-gcm", "aes256-gcm")) {
            messages.add(AcceptedMessage.of(
                    "OAEP with SHA-256 and " + algorithm,
                    x -> x.signed(SignedPart.ASSERTION)
                            .encrypt(x.encryption()
                                    .keyAlgorithm(TestEncryption.XENC_11 + "rsa-oaep")
                                    .dataAlgorithm(TestEncryption.XENC_11 + algorithm))));
        }
        for (String algorithm : List.of("aes128-cbc", "aes256-cbc")) {
            messages.add(AcceptedMessage.of(
                    algorithm + " in a signed response",
                    x -> x.response()
                            .encrypt(x.encryption().dataAlgorithm(TestEncryption.XENC + algorithm))
                            .sign(SignedPart.RESPONSE)));
        }
        messages.add(AcceptedMessage.of(
                "encrypted key beside the data",
                x -> x.signed(SignedPart.ASSERTION).encrypt(x.encryption().keyBeside())));
        messages.add(AcceptedMessage.of(
                "prefixes that ancestors of an encrypted assertion declare",
                x -> x.response()
                        .with("<saml:Assertion xmlns:saml=\"urn:oasis:names:tc:SAML:2.0:assertion\"", "<saml:Assertion")
                        .sign(SignedPart.ASSERTION)
                        .encrypt(x.encryption())));
        return messages;
    }

    private static List<AcceptedMessage> algorithms() {
        List<AcceptedMessage> messages = new ArrayList<>();
        for (String algorithm : List.of("ecdsa-sha256", "ecdsa-sha384", "ecdsa-sha512")) {
            messages.add(AcceptedMessage.of(
                            algorithm,
                            x -> x.response()
                                    .sign(
                                            new TestSigner()
                                                    .key(TestKeys.PROVIDER_CURVE.key())
                                                    .method(TestSigner.MORE + algorithm),
                                            "Assertion"))
                    .registered(TestKeys.PROVIDER_CURVE));
        }
        for (String algorithm : List.of("rsa-sha256", "rsa-sha384", "rsa-sha512")) {
            messages.add(AcceptedMessage.of(
                    algorithm,
                    x -> x.response().sign(new TestSigner().method(TestSigner.MORE + algorithm), "Response")));
        }
        for (String digest : List.of(XMLENC + "sha256", TestSigner.MORE + "sha384", XMLENC + "sha512")) {
            messages.add(AcceptedMessage.of(
                    "digest " + digest, x -> x.response().sign(new TestSigner().digest(digest), "Response")));
        }
        String canonicalization = TestSigner.EXCLUSIVE + "WithComments";
        messages.add(AcceptedMessage.of(
                "canonicalization with comments",
                x -> x.response()
                        .sign(
                                new TestSigner()
                                        .canonicalization(canonicalization)
                                        .transforms(TestSigner.ENVELOPED, canonicalization),
                                "Assertion")));
        messages.add(AcceptedMessage.of(
                "certificate of another key in the signature",
                x -> x.response().sign(new TestSigner().keyInfo(TestKeys.ATTACKER), "Assertion")));
        return messages;
    }

    private static List<AcceptedMessage> emails() {
        List<AcceptedMessage> messages = new ArrayList<>();
        for (String name : List.of(
                "mail",
                "Email",
                "emailAddress",
                "urn:oid:0.9.2342.19200300.100.1.3",
                "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress")) {
            messages.add(
                    assertion("attribute " + name, x -> x.response().with("Name=\"email\"", "Name=\"" + name + "\"")));
        }
        messages.add(assertion(
                "e-mail in the NameID",
                x -> x.response()
                        .without(x.mail())
                        .with(
                                TestExchange.NAME_ID,
                                "<saml:NameID Format=\"urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress\">"
                                        + x.email().replace("ada@", "Ada@").replace(".example", ".Example")
                                        + "</saml:NameID>")));
        messages.add(assertion(
                "equal e-mails of two attributes",
                x -> x.response()
                        .with(
                                x.mail(),
                                x.mail()
                                        + x.mail()
                                                .replace("\"email\"", "\"mail\"")
                                                .replace("ada@", "ADA@"))));
        messages.add(assertion(
                "character references and CDATA",
                x -> x.response().with(x.email(), x.email().replace("ada@", "ad&#97;<![CDATA[@]]>"))));
        messages.add(assertion("a thousand groups", AcceptedMessages::thousandGroups));
        return messages;
    }

    static TestResponse thousandGroups(TestExchange x) {
        return x.response()
                .with(
                        x.mail(),
                        x.mail() + "<saml:Attribute Name=\"groups\">"
                                + "<saml:AttributeValue>group</saml:AttributeValue>".repeat(1000)
                                + "</saml:Attribute>");
    }

    private static List<AcceptedMessage> forms() {
        return List.of(
                assertion("no issuer of the response", x -> x.response().with(x.responseIssuer(), "<samlp:Status>")),
                assertion(
                        "no destination of an unsigned response",
                        x -> x.response().without(x.destination())),
                assertion(
                        "other confirmations and known conditions",
                        x -> x.response()
                                .with(
                                        x.confirmation(),
                                        "<saml:SubjectConfirmation Method=\"urn:oasis:names:tc:SAML:2.0:cm:holder-of-key\"/>"
                                                + x.confirmation()
                                                + x.confirmation().replace(x.acs(), OTHER))
                                .with(
                                        x.audience(),
                                        x.audience()
                                                        .replace(
                                                                "<saml:Audience>",
                                                                "<saml:Audience>" + OTHER
                                                                        + "</saml:Audience><saml:Audience>")
                                                + "<saml:OneTimeUse/><saml:ProxyRestriction Count=\"0\"/>")),
                new AcceptedMessage(
                        "base 64 with line breaks",
                        TestKeys.PROVIDER,
                        x -> Base64.getMimeEncoder()
                                .encodeToString(x.signed(SignedPart.BOTH).text().getBytes(StandardCharsets.UTF_8))));
    }

    private static TestResponse typed(TestExchange x, SignedPart part) {
        TestResponse response = x.response()
                .with(
                        "<saml:AttributeValue>",
                        "<saml:AttributeValue xmlns:xs=\"http://www.w3.org/2001/XMLSchema\""
                                + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xsi:type=\"xs:string\">");
        TestSigner signer = new TestSigner().prefixes("xs");
        return switch (part) {
            case ASSERTION -> response.sign(signer, "Assertion");
            case RESPONSE -> response.sign(signer, "Response");
            case BOTH -> response.sign(signer, "Assertion").sign(SignedPart.RESPONSE);
        };
    }

    private static AcceptedMessage assertion(String name, Function<TestExchange, TestResponse> response) {
        return AcceptedMessage.of(name, response.andThen(unsigned -> unsigned.sign(SignedPart.ASSERTION)));
    }
}
