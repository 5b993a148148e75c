package dev.ectype.controlplane.signin.saml;

import dev.ectype.controlplane.platform.error.Excerpt;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.w3c.dom.Element;

/** Checks that a signature has the one form that SAML allows, before its values are verified. */
final class SignatureForm {
    static final String NAMESPACE = "http://www.w3.org/2000/09/xmldsig#";
    private static final String MORE = "http://www.w3.org/2001/04/xmldsig-more#";
    private static final String EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
    private static final List<String> CANONICALIZATIONS = List.of(EXCLUSIVE, EXCLUSIVE + "WithComments");
    private static final List<String> RSA = List.of(MORE + "rsa-sha256", MORE + "rsa-sha384", MORE + "rsa-sha512");
    private static final List<String> CURVES =
            List.of(MORE + "ecdsa-sha256", MORE + "ecdsa-sha384", MORE + "ecdsa-sha512");
    private static final Map<String, String> DIGESTS = new TreeMap<>();

    static {
        DIGESTS.put("http://www.w3.org/2001/04/xmlenc#sha256", "SHA-256");
        DIGESTS.put(MORE + "sha384", "SHA-384");
        DIGESTS.put("http://www.w3.org/2001/04/xmlenc#sha512", "SHA-512");
    }

    private final Element signed;
    private final Element signature;

    private SignatureForm(Element signed, Element signature) {
        this.signed = signed;
        this.signature = signature;
    }

    static boolean isSigned(Element element) {
        return !ChildElements.named(element, NAMESPACE, "Signature").isEmpty();
    }

    /** Checks the signatures of a response and its assertion, before a library reads them. */
    static void checkAll(Element response, PublicKey key) throws SamlRefused {
        List<Element> parents = new ArrayList<>(ChildElements.of(response));
        parents.add(response);
        for (Element parent : parents) {
            if (isSigned(parent)) {
                check(parent, key);
            }
        }
    }

    /** Checks the signature that is a child of an element. */
    static void check(Element signed, PublicKey key) throws SamlRefused {
        Element signature = ChildElements.only(signed, NAMESPACE, "Signature", SamlRefusal.SIGNATURE_MISSING);
        new SignatureForm(signed, signature).check(key);
    }

    /** Returns the Java name of the digest of a checked signature. */
    static String digest(String algorithm) {
        return String.valueOf(DIGESTS.get(algorithm));
    }

    private void check(PublicKey key) throws SamlRefused {
        checkChildren(signature, List.of("SignedInfo", "SignatureValue"), List.of("KeyInfo"));
        Element signedInfo = only(signature, "SignedInfo");
        checkChildren(signedInfo, List.of("CanonicalizationMethod", "SignatureMethod", "Reference"), List.of());
        Element canonicalization = only(signedInfo, "CanonicalizationMethod");
        checkCanonicalization(canonicalization);
        Element method = only(signedInfo, "SignatureMethod");
        checkChildren(method, List.of(), List.of());
        checkAlgorithm("The signature algorithm", method, key instanceof ECPublicKey ? CURVES : rsa(key));
        checkReference(only(signedInfo, "Reference"));
    }

    private static List<String> rsa(PublicKey key) {
        return key instanceof RSAPublicKey ? RSA : List.of();
    }

    private void checkReference(Element reference) throws SamlRefused {
        String id = signed.getAttributeNS(null, "ID");
        if (id.isEmpty() || !reference.getAttributeNS(null, "URI").equals("#" + id)) {
            throw SamlRefused.different(
                    SamlRefusal.SIGNATURE_REFERENCE,
                    "The reference of the signature",
                    reference.getAttributeNS(null, "URI"),
                    "#" + Excerpt.of(id));
        }
        checkChildren(reference, List.of("Transforms", "DigestMethod", "DigestValue"), List.of());
        checkTransforms(ChildElements.of(only(reference, "Transforms")));
        Element digest = only(reference, "DigestMethod");
        checkChildren(digest, List.of(), List.of());
        checkAlgorithm("The digest algorithm", digest, List.copyOf(DIGESTS.keySet()));
    }

    private static void checkTransforms(List<Element> transforms) throws SamlRefused {
        for (Element transform : transforms) {
            if (!ChildElements.isNamed(transform, NAMESPACE, "Transform")) {
                throw unexpected(transform);
            }
        }
        if (transforms.size() != 2) {
            throw new SamlRefused(
                    SamlRefusal.SIGNATURE_FORM,
                    "The signature has " + transforms.size()
                            + " transforms, but must have two: enveloped signature and exclusive canonicalization.");
        }
        Element enveloped = transforms.get(0);
        if (!enveloped.getAttributeNS(null, "Algorithm").equals(NAMESPACE + "enveloped-signature")) {
            throw SamlRefused.different(
                    SamlRefusal.SIGNATURE_FORM,
                    "The first transform",
                    enveloped.getAttributeNS(null, "Algorithm"),
                    NAMESPACE + "enveloped-signature");
        }
        checkChildren(enveloped, List.of(), List.of());
        checkCanonicalization(transforms.get(1));
    }

    private static void checkCanonicalization(Element canonicalization) throws SamlRefused {
        String algorithm = canonicalization.getAttributeNS(null, "Algorithm");
        if (!CANONICALIZATIONS.contains(algorithm)) {
            throw SamlRefused.different(SamlRefusal.SIGNATURE_FORM, "The canonicalization", algorithm, EXCLUSIVE);
        }
        for (Element child : ChildElements.of(canonicalization)) {
            if (!ChildElements.isNamed(child, EXCLUSIVE, "InclusiveNamespaces")) {
                throw unexpected(child);
            }
        }
    }

    private static void checkAlgorithm(String part, Element method, List<String> allowed) throws SamlRefused {
        String algorithm = method.getAttributeNS(null, "Algorithm");
        if (!allowed.contains(algorithm)) {
            throw SamlRefused.different(SamlRefusal.WEAK_ALGORITHM, part, algorithm, String.join("\" or \"", allowed));
        }
    }

    /** Refuses children that are missing, repeated or neither required nor optional. */
    private static void checkChildren(Element parent, List<String> required, List<String> optional) throws SamlRefused {
        for (Element child : ChildElements.of(parent)) {
            String name = child.getLocalName();
            if (!NAMESPACE.equals(child.getNamespaceURI()) || !required.contains(name) && !optional.contains(name)) {
                throw unexpected(child);
            }
        }
        for (String name : required) {
            only(parent, name);
        }
        for (String name : optional) {
            ChildElements.optional(parent, NAMESPACE, name, SamlRefusal.SIGNATURE_FORM);
        }
    }

    private static Element only(Element parent, String name) throws SamlRefused {
        SamlRefusal refusal = name.equals("Reference") ? SamlRefusal.SIGNATURE_REFERENCE : SamlRefusal.SIGNATURE_FORM;
        return ChildElements.only(parent, NAMESPACE, name, refusal);
    }

    private static SamlRefused unexpected(Element element) {
        return new SamlRefused(
                SamlRefusal.SIGNATURE_FORM,
                "The signature contains " + ChildElements.tag(element) + ", which SAML does not allow there.");
    }
}
