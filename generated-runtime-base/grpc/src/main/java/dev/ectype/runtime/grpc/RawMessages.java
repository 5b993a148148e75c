package dev.ectype.runtime.grpc;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads and writes small messages without descriptors, for the protocol's own services. */
final class RawMessages {
    private RawMessages() {}

    /** Writes the fields of a message. */
    interface FieldWriter {
        void write(CodedOutputStream out) throws IOException;
    }

    static byte[] message(FieldWriter fields) {
        ByteString.Output out = ByteString.newOutput();
        CodedOutputStream coded = CodedOutputStream.newInstance(out);
        try {
            fields.write(coded);
            coded.flush();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteString().toByteArray();
    }

    /** Returns the length-delimited fields by number: bytes, strings and messages. The last field of a number wins. */
    static Map<Integer, ByteString> fields(byte[] message) throws GrpcFailure {
        Map<Integer, ByteString> fields = new LinkedHashMap<>();
        CodedInputStream in = CodedInputStream.newInstance(message);
        try {
            for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
                if (WireFormat.getTagWireType(tag) == WireFormat.WIRETYPE_LENGTH_DELIMITED) {
                    fields.put(WireFormat.getTagFieldNumber(tag), in.readBytes());
                } else {
                    in.skipField(tag);
                }
            }
            return fields;
        } catch (IOException broken) {
            throw new GrpcFailure(StatusCode.INTERNAL, "the request cannot be read: " + broken.getMessage());
        }
    }
}
