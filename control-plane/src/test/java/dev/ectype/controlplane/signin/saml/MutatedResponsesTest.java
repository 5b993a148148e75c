package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Changes signed responses at random. A changed response is refused or names the same user; nothing else may happen. */
class MutatedResponsesTest {
    private static final int MUTATIONS = 150;
    private static final String CHARACTERS = "<>&\"'/ aZ0#:=;]\u0000é";

    @ParameterizedTest
    @EnumSource
    void refusesChangedTextOrKeepsTheUser(SignedPart part) {
        TestResponse signed = TestResponse.standard().sign(part);
        SamlSubject user = SamlVerification.accepted(signed);
        Random random = new Random(part.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            assertSafe(user, new TestResponse(changeText(signed.text(), random)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesMovedElementsOrKeepsTheUser(SignedPart part) {
        TestResponse signed = TestResponse.standard().sign(part);
        SamlSubject user = SamlVerification.accepted(signed);
        Random random = new Random(part.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            assertSafe(user, signed.change(document -> {
                for (int steps = random.nextInt(3); steps >= 0; steps--) {
                    changeElement(document, random);
                }
            }));
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesChangedEncryptedResponsesOrKeepsTheUser(SignedPart part) {
        TestResponse assertion = part == SignedPart.RESPONSE
                ? TestResponse.standard()
                : TestResponse.standard().sign(SignedPart.ASSERTION);
        TestResponse encrypted = assertion.encrypt(TestEncryption.standard());
        TestResponse signed = part == SignedPart.ASSERTION ? encrypted : encrypted.sign(SignedPart.RESPONSE);
        SamlSubject user = SamlVerification.accepted(signed);
        Random random = new Random(part.ordinal());
        for (int i = 0; i < MUTATIONS; i++) {
            assertSafe(user, new TestResponse(changeText(signed.text(), random)));
            assertSafe(user, signed.change(document -> changeElement(document, random)));
        }
    }

    private static void assertSafe(SamlSubject user, TestResponse changed) {
        try {
            SamlSubject found = new OpenSamlProtocol().verify(changed.encode(), SamlVerification.expectation());
            assertThat(found).as(changed.text()).isEqualTo(user);
        } catch (SamlRefused refused) {
            assertThat(refused.getMessage()).isNotBlank();
        } catch (RuntimeException | Error wrong) {
            throw new AssertionError(changed.text(), wrong);
        }
    }

    private static String changeText(String text, Random random) {
        int begin = random.nextInt(text.length());
        int end = Math.min(text.length(), begin + 1 + random.nextInt(40));
        int target = random.nextInt(text.length());
        return switch (random.nextInt(4)) {
            case 0 ->
                text.substring(0, begin)
                        + CHARACTERS.charAt(random.nextInt(CHARACTERS.length()))
                        + text.substring(begin + 1);
            case 1 -> text.substring(0, begin) + text.substring(end);
            case 2 -> text.substring(0, target) + text.substring(begin, end) + text.substring(target);
            default -> text.substring(0, begin) + (char) (32 + random.nextInt(94)) + text.substring(begin + 1);
        };
    }

    private static void changeElement(Document document, Random random) {
        List<Element> elements = elements(document);
        Element element = elements.get(random.nextInt(elements.size()));
        Element target = elements.get(random.nextInt(elements.size()));
        boolean outside = element != document.getDocumentElement()
                && (element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_CONTAINED_BY) == 0
                && element != target;
        switch (random.nextInt(5)) {
            case 0 -> element.setTextContent(SignatureWrapping.VICTIM);
            case 1 -> target.appendChild(element.cloneNode(true));
            case 2 -> target.insertBefore(element.cloneNode(true), target.getFirstChild());
            case 3 -> element.setAttribute("ID", "_assertion");
            default -> {
                if (outside) {
                    target.insertBefore(element, target.getFirstChild());
                }
            }
        }
    }

    private static List<Element> elements(Document document) {
        NodeList nodes = document.getElementsByTagName("*");
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
