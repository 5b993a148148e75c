package dev.ectype.controlplane.sso;

import java.io.IOException;
import java.util.List;

/** Looks up TXT records. The one implementation asks DNS; another can take its place as a bean. */
interface TxtRecords {
    /**
     * Returns the values of the TXT records of a name; none where the name or the records do not exist.
     *
     * @throws IOException if no server answers, or answers with a failure
     */
    List<String> find(String name) throws IOException;
}
