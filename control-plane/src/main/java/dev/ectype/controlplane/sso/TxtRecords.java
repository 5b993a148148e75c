package dev.ectype.controlplane.sso;

import java.io.IOException;
import java.util.List;

/** Looks up TXT records. The default implementation uses DNS; a bean can replace it. */
interface TxtRecords {
    /**
     * Returns the values of the TXT records of a name, or none if the name or the records do not exist.
     *
     * @throws IOException if no server answers or a server reports a failure
     */
    List<String> find(String name) throws IOException;
}
