package dev.ectype.controlplane.signin.saml;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.DeflaterOutputStream;

/** Lists messages that are refused before their signature is read: by their base 64, their size, their XML or their root. */
final class TransportAttacks {
    private static final String NO_XML = "not accepted as XML";
    private static final String STATUS_CODE = "<samlp:StatusCode ";

    private TransportAttacks() {}

    static List<SamlAttack> all() {
        List<SamlAttack> attacks = new ArrayList<>();
        attacks.addAll(documentTypes());
        attacks.addAll(base64());
        attacks.addAll(sizes());
        attacks.addAll(xml());
        attacks.addAll(roots());
        attacks.addAll(comments());
        return attacks;
    }

    private static List<SamlAttack> documentTypes() {
        Map<String, String> types = new LinkedHashMap<>();
        types.put("document type", "<!DOCTYPE samlp:Response>");
        types.put("external entity", "<!DOCTYPE samlp:Response [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>");
        types.put(
                "entities of entities",
                "<!DOCTYPE samlp:Response [<!ENTITY a \"xx\"><!ENTITY b \"&a;&a;\"><!ENTITY c \"&b;&b;\">]>");
        types.put("declared identifier", "<!DOCTYPE samlp:Response [<!ATTLIST saml:Assertion Id ID #IMPLIED>]>");
        List<SamlAttack> attacks = new ArrayList<>();
        types.forEach((name, type) -> attacks.add(documentType(name, type)));
        attacks.add(SamlAttack.of(
                "undeclared entity",
                SamlRefusal.MALFORMED,
                "entity \"e\"",
                x -> signed(x).with(x.email(), "&e;" + x.email())));
        return attacks;
    }

    /** Returns an attack with a document type in front of a signed response. */
    static SamlAttack documentType(String name, String type) {
        return SamlAttack.of(
                name,
                SamlRefusal.MALFORMED,
                "DOCTYPE is disallowed",
                x -> new TestResponse(type + signed(x).text()));
    }

    private static List<SamlAttack> base64() {
        List<SamlAttack> attacks = new ArrayList<>();
        for (String text : List.of("%%%%", "PGE+ PC9hPg==", "PGE-PC9h", "<saml>==")) {
            attacks.add(SamlAttack.text("no base 64: " + text, SamlRefusal.MALFORMED, "not in base 64", x -> text));
        }
        attacks.add(SamlAttack.text(
                "base 64 without its padding", SamlRefusal.MALFORMED, "its padding is wrong", x -> "PGEvPg"));
        attacks.add(SamlAttack.text("empty message", SamlRefusal.MALFORMED, NO_XML, x -> ""));
        attacks.add(SamlAttack.text(
                "deflated text",
                SamlRefusal.MALFORMED,
                NO_XML,
                x -> Base64.getEncoder().encodeToString(deflate(signed(x).text()))));
        return attacks;
    }

    private static List<SamlAttack> sizes() {
        String attributes =
                IntStream.range(0, 70).mapToObj(i -> "a" + i + "=\"\" ").collect(Collectors.joining());
        return List.of(
                SamlAttack.text(
                        "too many characters",
                        SamlRefusal.TOO_LARGE,
                        "characters of base 64",
                        x -> "A".repeat(400_000)),
                SamlAttack.of(
                        "too many bytes",
                        SamlRefusal.TOO_LARGE,
                        "The response has 262145 bytes, but 262144 are allowed",
                        x -> {
                            String text = signed(x).text();
                            return new TestResponse(text + " ".repeat(256 * 1024 + 1 - text.length()));
                        }),
                SamlAttack.of(
                        "deep elements",
                        SamlRefusal.MALFORMED,
                        "depth",
                        x -> signed(x).with(STATUS_CODE, "<a>".repeat(60) + "</a>".repeat(60) + STATUS_CODE)),
                SamlAttack.of(
                        "many elements",
                        SamlRefusal.TOO_LARGE,
                        "more than 2000 elements",
                        x -> signed(x).with(STATUS_CODE, "<a/>".repeat(2000) + STATUS_CODE)),
                SamlAttack.of(
                        "many attributes",
                        SamlRefusal.MALFORMED,
                        "attributes",
                        x -> signed(x).with(STATUS_CODE, STATUS_CODE + attributes)));
    }

    private static List<SamlAttack> xml() {
        return List.of(
                SamlAttack.of("truncated XML", SamlRefusal.MALFORMED, NO_XML, x -> {
                    String text = signed(x).text();
                    return new TestResponse(text.substring(0, text.length() - 5));
                }),
                SamlAttack.of(
                        "text after the response",
                        SamlRefusal.MALFORMED,
                        NO_XML,
                        x -> new TestResponse(signed(x).text() + signed(x).text())),
                SamlAttack.of(
                        "other version of XML",
                        SamlRefusal.MALFORMED,
                        "XML 1.1",
                        x -> new TestResponse(
                                "<?xml version=\"1.1\"?>" + signed(x).text())),
                SamlAttack.of(
                        "processing instruction",
                        SamlRefusal.MALFORMED,
                        "\"evil\"",
                        x -> x.response()
                                .with("<saml:Subject>", "<saml:Subject><?php evil?>")
                                .sign(SignedPart.ASSERTION)));
    }

    private static List<SamlAttack> roots() {
        return List.of(
                SamlAttack.of(
                        "another message",
                        SamlRefusal.MALFORMED,
                        "The root element is \"samlp:AuthnRequest\", but must be \"Response\"",
                        x -> new TestResponse("<samlp:AuthnRequest xmlns:samlp=\"" + TestXml.PROTOCOL + "\"/>")),
                SamlAttack.of(
                        "assertion without response",
                        SamlRefusal.MALFORMED,
                        "The root element is \"saml:Assertion\"",
                        x -> new TestResponse(signed(x).assertion())));
    }

    private static List<SamlAttack> comments() {
        return List.of(
                comment("comment in the e-mail", x -> "<saml:AttributeValue>" + x.email()),
                comment("comment in the NameID", x -> "persistent\">user-7"),
                comment("comment in the audience", x -> "<saml:Audience>" + x.self()),
                comment("comment between elements", x -> "<saml:Subject>", part -> part + "<!--c-->"),
                comment(
                        "comment in the issuer",
                        TestExchange::assertionIssuer,
                        part -> part.replace("</saml:Issuer>", "<!--c--></saml:Issuer>")),
                SamlAttack.of(
                        "comment that truncates the e-mail",
                        SamlRefusal.MALFORMED,
                        "a comment",
                        x -> x.response()
                                .with(x.email(), x.email() + "<!---->.attacker.example")
                                .sign(SignedPart.BOTH)),
                SamlAttack.of(
                        "comment in a signed e-mail",
                        SamlRefusal.MALFORMED,
                        "a comment",
                        x -> signed(x).with(x.email(), x.email().replace("@", "@<!--c-->"))));
    }

    /** Returns an attack with a comment in a text, before the signature. */
    private static SamlAttack comment(String name, Function<TestExchange, String> part) {
        return comment(
                name,
                part,
                text -> text.substring(0, text.length() - 4) + "<!--c-->" + text.substring(text.length() - 4));
    }

    private static SamlAttack comment(String name, Function<TestExchange, String> part, UnaryOperator<String> change) {
        return SamlAttack.of(
                name,
                SamlRefusal.MALFORMED,
                "a comment",
                x -> x.response()
                        .with(part.apply(x), change.apply(part.apply(x)))
                        .sign(SignedPart.ASSERTION));
    }

    private static TestResponse signed(TestExchange x) {
        return x.signed(SignedPart.ASSERTION);
    }

    private static byte[] deflate(String text) {
        ByteArrayOutputStream deflated = new ByteArrayOutputStream();
        try (DeflaterOutputStream stream = new DeflaterOutputStream(deflated)) {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return deflated.toByteArray();
    }
}
