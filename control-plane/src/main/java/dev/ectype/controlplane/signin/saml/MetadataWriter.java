package dev.ectype.controlplane.signin.saml;

import java.security.cert.CertificateEncodingException;
import java.util.Base64;
import java.util.List;
import org.opensaml.saml.common.xml.SAMLConstants;
import org.opensaml.saml.saml2.core.NameIDType;
import org.opensaml.saml.saml2.metadata.AssertionConsumerService;
import org.opensaml.saml.saml2.metadata.EncryptionMethod;
import org.opensaml.saml.saml2.metadata.EntityDescriptor;
import org.opensaml.saml.saml2.metadata.KeyDescriptor;
import org.opensaml.saml.saml2.metadata.NameIDFormat;
import org.opensaml.saml.saml2.metadata.SPSSODescriptor;
import org.opensaml.security.credential.UsageType;
import org.opensaml.xmlsec.encryption.support.EncryptionConstants;
import org.opensaml.xmlsec.signature.KeyInfo;
import org.opensaml.xmlsec.signature.X509Certificate;
import org.opensaml.xmlsec.signature.X509Data;

/** Writes the metadata of the service provider. */
final class MetadataWriter {
    /** Providers choose the first one that they support. */
    private static final List<String> ENCRYPTION_METHODS = List.of(
            EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES256_GCM,
            EncryptionConstants.ALGO_ID_BLOCKCIPHER_AES128_GCM,
            EncryptionConstants.ALGO_ID_KEYTRANSPORT_RSAOAEP);

    private MetadataWriter() {}

    static String write(SamlServiceProvider self) {
        SPSSODescriptor role = OpenSaml.create(SPSSODescriptor.class, SPSSODescriptor.DEFAULT_ELEMENT_NAME);
        role.addSupportedProtocol(SAMLConstants.SAML20P_NS);
        role.setAuthnRequestsSigned(true);
        role.setWantAssertionsSigned(true);
        KeyDescriptor encryption = keyDescriptor(UsageType.ENCRYPTION, self);
        for (String algorithm : ENCRYPTION_METHODS) {
            EncryptionMethod method = OpenSaml.create(EncryptionMethod.class, EncryptionMethod.DEFAULT_ELEMENT_NAME);
            method.setAlgorithm(algorithm);
            encryption.getEncryptionMethods().add(method);
        }
        role.getKeyDescriptors().add(keyDescriptor(UsageType.SIGNING, self));
        role.getKeyDescriptors().add(encryption);
        NameIDFormat format = OpenSaml.create(NameIDFormat.class, NameIDFormat.DEFAULT_ELEMENT_NAME);
        format.setURI(NameIDType.EMAIL);
        role.getNameIDFormats().add(format);
        role.getAssertionConsumerServices().add(consumer(self));
        EntityDescriptor entity = OpenSaml.create(EntityDescriptor.class, EntityDescriptor.DEFAULT_ELEMENT_NAME);
        entity.setEntityID(self.entityId());
        entity.getRoleDescriptors().add(role);
        return OpenSaml.text(OpenSaml.marshal(entity));
    }

    private static AssertionConsumerService consumer(SamlServiceProvider self) {
        AssertionConsumerService consumer =
                OpenSaml.create(AssertionConsumerService.class, AssertionConsumerService.DEFAULT_ELEMENT_NAME);
        consumer.setBinding(SAMLConstants.SAML2_POST_BINDING_URI);
        consumer.setLocation(self.acs().toString());
        consumer.setIndex(0);
        consumer.setIsDefault(true);
        return consumer;
    }

    private static KeyDescriptor keyDescriptor(UsageType use, SamlServiceProvider self) {
        X509Certificate certificate = OpenSaml.create(X509Certificate.class, X509Certificate.DEFAULT_ELEMENT_NAME);
        certificate.setValue(encode(self));
        X509Data data = OpenSaml.create(X509Data.class, X509Data.DEFAULT_ELEMENT_NAME);
        data.getX509Certificates().add(certificate);
        KeyInfo info = OpenSaml.create(KeyInfo.class, KeyInfo.DEFAULT_ELEMENT_NAME);
        info.getX509Datas().add(data);
        KeyDescriptor descriptor = OpenSaml.create(KeyDescriptor.class, KeyDescriptor.DEFAULT_ELEMENT_NAME);
        descriptor.setUse(use);
        descriptor.setKeyInfo(info);
        return descriptor;
    }

    private static String encode(SamlServiceProvider self) {
        try {
            return Base64.getEncoder().encodeToString(self.certificate().getEncoded());
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
