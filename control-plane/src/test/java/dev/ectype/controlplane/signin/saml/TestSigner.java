package dev.ectype.controlplane.signin.saml;

import java.security.GeneralSecurityException;
import java.security.Key;
import java.util.ArrayList;
import java.util.List;
import javax.xml.crypto.MarshalException;
import javax.xml.crypto.dom.DOMStructure;
import javax.xml.crypto.dsig.DigestMethod;
import javax.xml.crypto.dsig.Reference;
import javax.xml.crypto.dsig.SignedInfo;
import javax.xml.crypto.dsig.Transform;
import javax.xml.crypto.dsig.XMLObject;
import javax.xml.crypto.dsig.XMLSignatureException;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMSignContext;
import javax.xml.crypto.dsig.keyinfo.KeyInfo;
import javax.xml.crypto.dsig.keyinfo.KeyInfoFactory;
import javax.xml.crypto.dsig.spec.C14NMethodParameterSpec;
import javax.xml.crypto.dsig.spec.ExcC14NParameterSpec;
import javax.xml.crypto.dsig.spec.TransformParameterSpec;
import javax.xml.crypto.dsig.spec.XPathFilterParameterSpec;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Signs elements with the XML signatures of the JDK. Each method changes one setting. */
final class TestSigner {
    static final String MORE = "http://www.w3.org/2001/04/xmldsig-more#";
    static final String EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
    static final String ENVELOPED = Transform.ENVELOPED;

    private final XMLSignatureFactory factory = XMLSignatureFactory.getInstance("DOM");
    private Key key = TestKeys.PROVIDER.key();
    private String method = MORE + "rsa-sha256";
    private String digest = DigestMethod.SHA256;
    private byte @Nullable [] digestValue;
    private String canonicalization = EXCLUSIVE;
    private List<String> transforms = List.of(ENVELOPED, EXCLUSIVE);
    private List<String> prefixes = List.of();
    private List<String> references = List.of();
    private @Nullable TestKeys keyInfo;
    private boolean object;

    TestSigner key(Key newKey) {
        this.key = newKey;
        return this;
    }

    TestSigner method(String newMethod) {
        this.method = newMethod;
        return this;
    }

    TestSigner digest(String newDigest) {
        this.digest = newDigest;
        return this;
    }

    /** Signs a digest of other bytes than the content. */
    TestSigner digestValue(byte[] newValue) {
        this.digestValue = newValue.clone();
        return this;
    }

    TestSigner canonicalization(String newCanonicalization) {
        this.canonicalization = newCanonicalization;
        return this;
    }

    TestSigner transforms(String... newTransforms) {
        this.transforms = List.of(newTransforms);
        return this;
    }

    TestSigner prefixes(String... newPrefixes) {
        this.prefixes = List.of(newPrefixes);
        return this;
    }

    TestSigner references(String... newReferences) {
        this.references = List.of(newReferences);
        return this;
    }

    TestSigner keyInfo(TestKeys newKeyInfo) {
        this.keyInfo = newKeyInfo;
        return this;
    }

    TestSigner object() {
        this.object = true;
        return this;
    }

    /** Adds a signature after the issuer of the first element with this name. */
    String sign(String text, String name) {
        Document document = TestXml.parse(text);
        Element element = TestXml.first(document, name);
        List<String> uris = references.isEmpty() ? List.of("#" + element.getAttribute("ID")) : references;
        Element issuer = TestXml.child(element, "Issuer");
        DOMSignContext context = new DOMSignContext(key, element, issuer.getNextSibling());
        context.setProperty("org.jcp.xml.dsig.secureValidation", Boolean.FALSE);
        context.setDefaultNamespacePrefix("ds");
        for (String signed : List.of("Response", "Assertion")) {
            if (document.getElementsByTagNameNS("*", signed).getLength() > 0) {
                context.setIdAttributeNS(TestXml.first(document, signed), null, "ID");
            }
        }
        try {
            factory.newXMLSignature(signedInfo(uris), info(), objects(document), null, null)
                    .sign(context);
        } catch (MarshalException | XMLSignatureException | GeneralSecurityException wrong) {
            throw new IllegalStateException(wrong);
        }
        return TestXml.print(document);
    }

    private SignedInfo signedInfo(List<String> uris) throws GeneralSecurityException {
        List<Reference> signed = new ArrayList<>();
        for (String uri : uris) {
            DigestMethod digestMethod = factory.newDigestMethod(digest, null);
            List<Transform> list = transforms();
            signed.add(
                    digestValue == null
                            ? factory.newReference(uri, digestMethod, list, null, null)
                            : factory.newReference(uri, digestMethod, list, null, null, digestValue));
        }
        return factory.newSignedInfo(
                factory.newCanonicalizationMethod(canonicalization, (C14NMethodParameterSpec) null),
                factory.newSignatureMethod(method, null),
                signed);
    }

    private List<Transform> transforms() throws GeneralSecurityException {
        List<Transform> list = new ArrayList<>();
        for (String transform : transforms) {
            TransformParameterSpec parameters = null;
            if (transform.startsWith(EXCLUSIVE) && !prefixes.isEmpty()) {
                parameters = new ExcC14NParameterSpec(prefixes);
            } else if (transform.equals(Transform.XPATH)) {
                parameters = new XPathFilterParameterSpec("true()");
            }
            list.add(factory.newTransform(transform, parameters));
        }
        return list;
    }

    private @Nullable KeyInfo info() {
        if (keyInfo == null) {
            return null;
        }
        KeyInfoFactory infos = factory.getKeyInfoFactory();
        return infos.newKeyInfo(List.of(infos.newX509Data(List.of(keyInfo.certificate()))));
    }

    private List<XMLObject> objects(Document document) {
        return object
                ? List.of(factory.newXMLObject(
                        List.of(new DOMStructure(document.createTextNode("more"))), null, null, null))
                : List.of();
    }
}
