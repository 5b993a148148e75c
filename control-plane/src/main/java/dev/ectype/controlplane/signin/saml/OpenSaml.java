package dev.ectype.controlplane.signin.saml;

import java.util.List;
import javax.xml.namespace.QName;
import net.shibboleth.utilities.java.support.xml.SerializeSupport;
import org.opensaml.core.config.InitializationException;
import org.opensaml.core.config.Initializer;
import org.opensaml.core.xml.XMLObject;
import org.opensaml.core.xml.config.GlobalParserPoolInitializer;
import org.opensaml.core.xml.config.XMLObjectProviderInitializer;
import org.opensaml.core.xml.config.XMLObjectProviderRegistrySupport;
import org.opensaml.core.xml.io.MarshallingException;
import org.opensaml.core.xml.io.Unmarshaller;
import org.opensaml.core.xml.io.UnmarshallingException;
import org.opensaml.core.xml.util.XMLObjectSupport;
import org.opensaml.xmlsec.config.GlobalAlgorithmRegistryInitializer;
import org.opensaml.xmlsec.config.impl.ApacheXMLSecurityInitializer;
import org.w3c.dom.Element;

/** Converts between XML and the objects of OpenSAML, which it initialises on first use. */
final class OpenSaml {
    private OpenSaml() {}

    /** Initialises OpenSAML; the Java runtime runs this once, when a method below is called first. */
    private static final class Library {
        /** Leaves out the HTTP client, metrics and SOAP of OpenSAML, whose libraries are not on the class path. */
        private static final List<Initializer> INITIALIZERS = List.of(
                new XMLObjectProviderInitializer(),
                new GlobalParserPoolInitializer(),
                new org.opensaml.xmlsec.config.impl.XMLObjectProviderInitializer(),
                new ApacheXMLSecurityInitializer(),
                new GlobalAlgorithmRegistryInitializer(),
                new org.opensaml.saml.config.impl.XMLObjectProviderInitializer());

        static {
            Thread thread = Thread.currentThread();
            ClassLoader previous = thread.getContextClassLoader();
            // OpenSAML loads its classes with this loader, and threads of common pools have that of the JVM.
            thread.setContextClassLoader(OpenSaml.class.getClassLoader());
            try {
                for (Initializer initializer : INITIALIZERS) {
                    initializer.init();
                }
            } catch (InitializationException failed) {
                throw new IllegalStateException("OpenSAML cannot be initialised.", failed);
            } finally {
                thread.setContextClassLoader(previous);
            }
        }

        static void initialise() {
            // The static block above has run.
        }
    }

    /** Creates an empty object for an element name. */
    static <T extends XMLObject> T create(Class<T> type, QName element) {
        Library.initialise();
        return type.cast(XMLObjectSupport.buildXMLObject(element));
    }

    /** Converts an object to a document of its own. */
    static Element marshal(XMLObject object) {
        Library.initialise();
        try {
            return XMLObjectSupport.marshall(object);
        } catch (MarshallingException failed) {
            throw new IllegalStateException("OpenSAML cannot write " + object.getElementQName() + ".", failed);
        }
    }

    static String text(Element element) {
        return SerializeSupport.nodeToString(element);
    }

    /** Converts an element of a message to an object. */
    static <T extends XMLObject> T unmarshal(Class<T> type, Element element) throws SamlRefused {
        Library.initialise();
        Unmarshaller unmarshaller =
                XMLObjectProviderRegistrySupport.getUnmarshallerFactory().getUnmarshaller(element);
        try {
            if (unmarshaller != null) {
                return type.cast(unmarshaller.unmarshall(element));
            }
        } catch (UnmarshallingException | RuntimeException wrong) {
            // OpenSAML parses dates and types of untrusted messages without declaring what it throws.
            throw new SamlRefused(
                    SamlRefusal.MALFORMED, "OpenSAML cannot read " + ChildElements.tag(element) + ".", wrong);
        }
        throw new SamlRefused(SamlRefusal.MALFORMED, ChildElements.tag(element) + " is no element of SAML.");
    }
}
