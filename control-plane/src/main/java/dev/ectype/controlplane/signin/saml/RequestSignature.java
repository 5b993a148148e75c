package dev.ectype.controlplane.signin.saml;

import org.opensaml.saml.saml2.core.AuthnRequest;
import org.opensaml.security.credential.BasicCredential;
import org.opensaml.xmlsec.signature.Signature;
import org.opensaml.xmlsec.signature.support.SignatureConstants;
import org.opensaml.xmlsec.signature.support.SignatureException;
import org.opensaml.xmlsec.signature.support.impl.provider.ApacheSantuarioSignerProviderImpl;
import org.w3c.dom.Element;

/** Signs requests with an XML signature. */
final class RequestSignature {
    static final String ALGORITHM = SignatureConstants.ALGO_ID_SIGNATURE_RSA_SHA256;

    private RequestSignature() {}

    static Element sign(AuthnRequest request, SamlServiceProvider self) {
        Signature signature = OpenSaml.create(Signature.class, Signature.DEFAULT_ELEMENT_NAME);
        signature.setSignatureAlgorithm(ALGORITHM);
        signature.setCanonicalizationAlgorithm(SignatureConstants.ALGO_ID_C14N_EXCL_OMIT_COMMENTS);
        signature.setSigningCredential(new BasicCredential(self.certificate().getPublicKey(), self.key()));
        request.setSignature(signature);
        Element element = OpenSaml.marshal(request);
        try {
            new ApacheSantuarioSignerProviderImpl().signObject(signature);
        } catch (SignatureException wrong) {
            throw new IllegalStateException("The key of the service provider cannot sign.", wrong);
        }
        return element;
    }
}
