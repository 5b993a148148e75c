package dev.ectype.controlplane.signin.saml;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Changes signed responses at random. */
final class ResponseMutations {
    private static final String CHARACTERS = "<>&\"'/ aZ0#:=;]\u0000é";

    private final Random random;

    ResponseMutations(long seed) {
        random = new Random(seed);
    }

    /** Changes, removes or repeats characters. */
    TestResponse changeText(TestResponse response) {
        String text = response.text();
        int begin = random.nextInt(text.length());
        int end = Math.min(text.length(), begin + 1 + random.nextInt(40));
        int target = random.nextInt(text.length());
        return new TestResponse(
                switch (random.nextInt(4)) {
                    case 0 ->
                        text.substring(0, begin)
                                + CHARACTERS.charAt(random.nextInt(CHARACTERS.length()))
                                + text.substring(begin + 1);
                    case 1 -> text.substring(0, begin) + text.substring(end);
                    case 2 -> text.substring(0, target) + text.substring(begin, end) + text.substring(target);
                    default -> text.substring(0, begin) + (char) (32 + random.nextInt(94)) + text.substring(begin + 1);
                });
    }

    /** Changes, moves or copies one to three elements. */
    TestResponse changeElements(TestResponse response) {
        return response.change(document -> {
            for (int steps = random.nextInt(3); steps >= 0; steps--) {
                changeElement(document);
            }
        });
    }

    /** Changes, moves or copies an element. */
    TestResponse changeElement(TestResponse response) {
        return response.change(this::changeElement);
    }

    private void changeElement(Document document) {
        List<Element> elements = elements(document);
        Element element = elements.get(random.nextInt(elements.size()));
        Element target = elements.get(random.nextInt(elements.size()));
        boolean outside = element != document.getDocumentElement()
                && (element.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_CONTAINED_BY) == 0
                && element != target;
        switch (random.nextInt(5)) {
            case 0 -> element.setTextContent(TestExchange.standard().email(SignatureWrapping.VICTIM));
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
